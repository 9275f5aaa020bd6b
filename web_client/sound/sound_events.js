/** @import { Audible, SoundName, SoundOf } from "./types.js" */
/** @import { TableMotion } from "../motion/table_motion.js" */
/** @import { WireEvent } from "../net/wire.js" */
/** @import { TableStore } from "../state/table/store.js" */
/** @import { Speaker } from "./speaker.js" */
/** @import { Attention } from "../attention/types.js" */

import { isNews } from "../state/table/missed.js";
import { onAttention } from "../attention/attention.js";

/** @type {Record<Attention, SoundName>} */
const SOUNDS = { turn: "knock", reaction: "double-knock" };

/** What the table's own events sound like. @type {Record<string, SoundName>} */
const TABLE_SOUNDS = { player_joined: "stamp", match_started: "bell", match_ended: "finale" };

/**
 * Play a sound when the table wants something of this page's player, also while the page is hidden.
 * @param {TableStore} store
 * @param {Audible} game
 * @param {Speaker} speaker
 * @returns {() => void} stop
 */
export const soundAttention = (store, game, speaker) =>
  onAttention(store, game, (wanted) => speaker.play(SOUNDS[wanted]));

/**
 * Play the sounds of events while the page is visible, each when its motion begins.
 * @param {TableStore} store
 * @param {Audible} game
 * @param {TableMotion | null} motion null as long as nothing moves
 * @param {Speaker} speaker
 * @returns {() => void} stop
 */
export function soundEvents(store, game, motion, speaker) {
  /** @type {SoundOf | null} */
  let ofGame = null;
  // Without them the game can be played.
  void game.loadSounds?.().then(
    (loaded) => {
      ofGame = loaded;
    },
    () => {},
  );
  /** @param {WireEvent} event */
  const sound = (event) => {
    const name = soundOf(event, store, ofGame);
    if (name) speaker.play(name);
  };
  if (motion) return motion.onEvent(sound);
  return store.onUpdate((update, _, age) => {
    if (isNews(age)) update.events?.forEach(sound);
  });
}

/**
 * @param {WireEvent} event
 * @param {Pick<TableStore, "player" | "seat" | "state">} me who plays on this page
 * @param {SoundOf | null} ofGame null as long as it is not loaded
 * @returns {SoundName | null}
 */
function soundOf(event, { player, seat, state }, ofGame) {
  if (event.kind === "said") return event.player === player || state.peek().roster.bots[event.player] ? null : "tap";
  const own = ofGame?.(event, seat.peek());
  return own === undefined ? (TABLE_SOUNDS[event.kind] ?? null) : own;
}
