/** @import { TableStore } from "../state/table/store.js" */
/** @import { TableState } from "../state/types.js" */
/** @import { Attention, Urgency } from "./types.js" */

/** After this many milliseconds an event counts as missed and asks for no attention. */
const PRESENT = 4_000;

/**
 * Return what the table wants of this page's player, or null.
 * @param {Pick<TableState, "legal" | "public">} state
 * @param {Urgency} game
 * @returns {Attention | null}
 */
export function attentionFor(state, game) {
  if (!state.legal.length || game.isHushed?.(state.public ?? {})) return null;
  return game.isReaction?.(state.public ?? {}) ? "reaction" : "turn";
}

/**
 * Call a listener whenever the table begins to want something, but not for what it wants when the page is opened.
 * @param {TableStore} store
 * @param {Urgency} game
 * @param {(wanted: Attention) => void} listener
 * @returns {() => void} stop listening
 */
export function onAttention(store, game, listener) {
  return store.onUpdate((_, before, age) => {
    const wanted = attentionFor(store.state.peek(), game);
    if (age < PRESENT && wanted && wanted !== attentionFor(before, game)) listener(wanted);
  });
}
