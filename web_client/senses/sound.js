/**
 * @import { GameClient } from "../games/types.js"
 * @import { WireEvent } from "../net/wire.js"
 * @import { TableStore } from "../state/store.js"
 * @import { Call, SoundName } from "./types.js"
 */

import { onCall, PRESENT } from "./call.js";
import { Speaker } from "./speaker.js";

/** @type {Record<Call, SoundName>} */
const CALLS = { turn: "knock", reaction: "double-knock" };

/** What the table's own events sound like. @type {Record<string, SoundName>} */
const TABLE_SOUNDS = { player_joined: "stamp", match_started: "bell", match_ended: "finale" };

/**
 * Let a table be heard: what happens there, and above all that one is called.
 * @param {TableStore} store
 * @param {GameClient} game
 * @returns {() => void} stop
 */
export function makeAudible(store, game) {
  const speaker = new Speaker();
  const stopCalls = onCall(store, game, (call) => speaker.play(CALLS[call]));
  const stopEvents = store.onUpdate((update, _, age) => {
    // Whoever looks elsewhere wants to be called, and not to hear every card.
    if (age > PRESENT || document.hidden) return;
    for (const event of update.events ?? []) {
      const name = soundOf(event, store.player, game);
      if (name) speaker.play(name);
    }
  });
  return () => {
    stopCalls();
    stopEvents();
    speaker.close();
  };
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
