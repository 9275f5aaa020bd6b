/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableMotion } from "../motion/table_motion.js"
 * @import { WireEvent } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Speaker } from "./speaker.js"
 * @import { Call, SoundName } from "./types.js"
 */

import { isNews } from "../state/missed.js";
import { onCall } from "./call.js";

/** @type {Record<Call, SoundName>} */
const CALLS = { turn: "knock", reaction: "double-knock" };

/** What the table's own events sound like. @type {Record<string, SoundName>} */
const TABLE_SOUNDS = { player_joined: "stamp", match_started: "bell", match_ended: "finale" };

/**
 * Let it be heard that somebody is called, also by a page that is hidden.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {Speaker} speaker
 * @returns {() => void} stop
 */
export const soundCalls = (store, game, speaker) => onCall(store, game, (call) => speaker.play(CALLS[call]));

/**
 * Let it be heard what happens while somebody looks, when it is seen to move.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {TableMotion | null} motion null as long as nothing moves
 * @param {Speaker} speaker
 * @returns {() => void} stop
 */
export function soundEvents(store, game, motion, speaker) {
  /** @param {WireEvent} event */
  const sound = (event) => {
    const name = soundOf(event, store.player, game);
    if (name) speaker.play(name);
  };
  if (motion) return motion.onEvent(sound);
  return store.onUpdate((update, _, age) => {
    if (isNews(age)) update.events?.forEach(sound);
  });
}

/**
 * @param {WireEvent} event
 * @param {string} me the player of this page
 * @param {GameClient} game
 * @returns {SoundName | null}
 */
function soundOf(event, me, game) {
  if (event.kind === "said") return event.player === me ? null : "tap";
  return TABLE_SOUNDS[event.kind] ?? game.sound?.(event) ?? null;
}
