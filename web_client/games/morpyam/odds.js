// How likely boxes are to be open after the next roll: exact, over all rolls.

/** @import { Play } from "./types.js" */

import { intentOf, lying, mayRoll } from "./choice.js";
import { FIGURE } from "./grid.js";
import { LAST_ROLL, SEC_FIGURES, SHOWN } from "./rule_tables.js";

const DICE = 5;
const FACES = [1, 2, 3, 4, 5, 6];

/** The rolls that show each figure, sec among them. */
const SHOWING = new Map(Object.entries(SHOWN).map(([figure, rolls]) => [figure, new Set(rolls.split(" "))]));
SHOWING.set("sec", new Set(SEC_FIGURES.flatMap((figure) => [...(SHOWING.get(figure) ?? [])])));

/**
 * Return every result of some dice in ascending order, with the number of rolls that give it.
 * @param {number} dice
 * @param {number} [least] the lowest value
 * @returns {[values: number[], rolls: number][]}
 */
function results(dice, least = 1) {
  if (dice === 0) return [[[], 1]];
  return FACES.filter((face) => face >= least).flatMap((face) =>
    Array.from({ length: dice }, (_, i) => i + 1).flatMap((times) =>
      results(dice - times, face + 1).map(
        ([values, rolls]) =>
          /** @type {[number[], number]} */ ([[...Array(times).fill(face), ...values], rolls * choose(dice, times)]),
      ),
    ),
  );
}

/** Return in how many ways some of n can be chosen. @param {number} n @param {number} some @returns {number} */
const choose = (n, some) => (some === 0 ? 1 : (choose(n - 1, some - 1) * n) / some);

/** Return the chances of boxes with the roll that is chosen; null where none are to be shown. @param {Play} play */
export function oddsFor(play) {
  const { view } = play;
  const { lifted, called } = intentOf(play);
  if (!view.odds || !mayRoll(play) || (view.rolls && !lifted.length)) return null;
  const kept = view.rolls ? lying(play).filter((_, die) => !lifted.includes(die)) : [];
  return oddsOf(kept, view.rolls + 1, called);
}

/**
 * Return how likely each box is to be open after a roll, even of those that are taken.
 * @param {number[]} kept the dice that stay
 * @param {number} roll which one of the turn it is
 * @param {string | null} called
 * @returns {Map<string, number>}
 */
export function oddsOf(kept, roll, called) {
  const opening = new Map();
  const thrown = DICE - kept.length;
  for (const [values, rolls] of results(thrown)) {
    const dice = [...kept, ...values].sort().join("");
    for (const figure of openedBy(dice, roll, called)) opening.set(figure, (opening.get(figure) ?? 0) + rolls);
  }
  const all = FACES.length ** thrown;
  return new Map(Object.entries(FIGURE).map(([box, figure]) => [box, (opening.get(figure) ?? 0) / all]));
}

/**
 * Return the figures whose boxes dice open: call alone if what was called has come, and none if the last call has not.
 * @param {string} dice
 * @param {number} roll
 * @param {string | null} called
 */
function openedBy(dice, roll, called) {
  if (called && SHOWING.get(called)?.has(dice)) return ["call"];
  if (called && roll === LAST_ROLL) return [];
  return [...SHOWING.keys()].filter((figure) => (figure !== "sec" || roll === 1) && SHOWING.get(figure)?.has(dice));
}
