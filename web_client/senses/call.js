/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableStore } from "../state/store.js"
 * @import { TableState } from "../state/types.js"
 * @import { Call } from "./types.js"
 */

/** What happened longer ago, in milliseconds, was missed: nobody is to be startled by it. */
const PRESENT = 4_000;

/**
 * Return what this page's player is called upon to do, or null.
 * @param {TableState} state
 * @param {GameClient} game
 * @returns {Call | null}
 */
export function callIn(state, game) {
  if (!state.legal.length) return null;
  return game.isReaction?.(state.public ?? {}) ? "reaction" : "turn";
}

/**
 * Hear of each call at the moment when it comes; not of one that is there when the page is opened.
 * @param {TableStore} store
 * @param {GameClient} game
 * @param {(call: Call) => void} listener
 * @returns {() => void} stop listening
 */
export function onCall(store, game, listener) {
  return store.onUpdate((_, before, age) => {
    const call = callIn(store.state.peek(), game);
    if (age < PRESENT && call && call !== callIn(before, game)) listener(call);
  });
}
