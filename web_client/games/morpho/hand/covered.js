// A hand as it lies on the table in the room: what everybody knows of it.

/** @import { Play } from "../types.js" */

import { playWith } from "../../../ui/table/play_state.js";
import { slotsOf } from "../view.js";

const NO_NOTES = { key: "", read: () => null, write: () => {} };

/** The moves that everybody expects of a decision, by those that are legal. @type {WeakMap<string[], string[]>} */
const expected = new WeakMap();

/**
 * Return a play without what only its player knows. In a turn it offers what everybody knows to be open, so that the
 * answers are the same whatever the hand holds; what its cards can do, they tell when they are used.
 * @param {Play} play
 * @returns {Play}
 */
export function coveredPlay(play) {
  const known = expected.get(play.legal);
  const legal = known ?? movesExpected(play);
  if (!known) expected.set(play.legal, legal);
  return playWith(play, { own: null, notes: NO_NOTES, timeoutMove: null, legal });
}

/** @param {Play} play @returns {string[]} */
function movesExpected({ legal, view, seat }) {
  const { kind } = view.decision ?? {};
  if (kind === "arrange") return [];
  if (kind !== "turn" || !legal.length) return legal;
  // Which of the own cards may not be exchanged is a secret.
  const isOpen = view.slots?.includes("M") && legal.some((move) => /^(look|change) /.test(move));
  const own = slotsOf(view, seat ?? 0).filter((slot) => isOpen && view.slots?.includes(slot));
  return [...legal.filter((move) => /^(look |pass$)/.test(move)), ...own.map((slot) => `change ${slot}`)];
}

/**
 * Return a play that shows no more of the cards, while one of them is being used.
 * @param {Play} play
 * @returns {Play}
 */
export const actingPlay = (play) => playWith(play, { own: null, notes: NO_NOTES, timeoutMove: null });

/** Return whether a verb of a turn is that of a card. @param {string} verb */
export const usesCard = (verb) => !["look", "change", "pass"].includes(verb);
