// The check of what players chose instead of having it drawn; morpho_server/games/fairness/choice_check.py is the same.

/** @import { ChanceRules, ChoiceRule, Found, Told } from "./check.js" */

import { same } from "./json_values.js";
import { hasOptions } from "./options.js";

/** By player, or by seat where nobody was seen to sit down; null for everybody else. @typedef {Map<string | number | null, Told | null>} Standing */

/**
 * Check what a round was set up with against what players had chosen at the table.
 * @param {Told} setup
 * @param {string[]} seats
 * @param {ChanceRules} rules
 * @param {Told[]} earlier
 * @returns {Found[]}
 */
export function checkChoices(setup, seats, { choices }, earlier) {
  if (!choices.length) return [];
  const called = earlier.findLastIndex(({ kind }) => kind === "match_starting");
  const before = earlier.slice(0, Math.max(called, 0));
  const options = { ...setup, ...before.findLast(hasOptions)?.options };
  const standing = standingChoices(before);
  const chosen = choices.map((rule) => choiceOf(rule, standing, seats));
  /** @param {(rule: ChoiceRule, choice: string | null) => boolean} fits */
  const fieldsThat = (fits) => choices.filter((rule, i) => fits(rule, chosen[i])).map(({ field }) => field);
  const settled = fieldsThat(
    ({ drawn_from, drawn }, choice) => setup[drawn_from].length > 0 || (choice !== null && choice !== drawn),
  );
  const unknown = fieldsThat(({ drawn_from }, choice) => !setup[drawn_from].length && choice === null);
  return choices.flatMap(({ field, drawn_from, drawn, left: [by, left], left_if: [option, needed] }, i) => {
    const choice = chosen[i];
    const isLeft = left[setup[by]] === setup[field] && options[option] === needed;
    const listed = setup[drawn_from];
    let isRight = setup[field] === choice;
    if (listed.length)
      isRight = (choice === null || choice === drawn) && same([...listed].sort(), Object.keys(left).sort());
    // Both might be said to be left by each other.
    else if (choice === null) isRight = isLeft && settled.includes(by);
    else if (choice === drawn) isRight = isLeft && [...settled, ...unknown].includes(by);
    /** @type {Found} */
    const found = [choice === null && !listed.length ? "choice_unseen" : "chosen_otherwise", field];
    return isRight ? [] : [found];
  });
}

/**
 * Return what a rule's player has chosen; null where that is not known.
 * @param {ChoiceRule} rule
 * @param {Standing} standing
 * @param {string[]} seats
 * @returns {string | null}
 */
function choiceOf({ seat, option, drawn }, standing, seats) {
  if (seat >= seats.length) return drawn;
  const key = [seats[seat], seat, null].find((key) => standing.has(key));
  if (key === undefined) return null;
  const event = standing.get(key);
  return event ? event.options[option] : drawn;
}

/**
 * Return the events by which players chose options of their seats, as far as they still stand. Outside of a match a seat
 * loses its options with its player.
 * @param {Told[]} told
 * @returns {Standing}
 */
export function standingChoices(told) {
  /** @type {Standing} */
  const standing = new Map();
  /** @type {Map<number, string>} */
  let holders = new Map();
  let isOn = false;
  for (const [at, event] of told.entries()) {
    const { kind } = event;
    if (kind === "game_chosen" || (kind === "table_opened" && at === 0)) {
      standing.clear();
      standing.set(null, null);
    } else if (kind === "seat_options_set") {
      standing.set(holders.get(event.seat) ?? event.seat, event);
    } else if (kind === "sat" || kind === "seat_given") {
      const there = standing.get(holders.get(event.seat) ?? event.seat);
      standing.delete(event.player);
      standing.delete(event.seat);
      if (!isOn || there !== undefined) standing.set(event.player, isOn && there ? there : null);
      holders.set(event.seat, event.player);
    } else if (kind === "match_started") {
      holders = new Map(event.seats.entries());
      for (const [seat, player] of holders) {
        const chosen = standing.get(seat);
        if (chosen !== undefined) standing.set(player, chosen);
        standing.delete(seat);
      }
    }
    isOn = kind === "match_started" || (isOn && kind !== "match_ended");
  }
  return standing;
}
