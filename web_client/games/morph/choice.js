// The move that this player is about to make: a card and a line, a feat and what it is for, or the end of the turn.

/** @import { Grouped, Move, Play } from "./types.js" */

import { groupedBy, MoveChoice } from "../shared/dock/choice.js";

/** @param {string} text @returns {Move} */
function read(text) {
  const [verb, what = "", onto = ""] = text.split(" ");
  if (verb === "feat") {
    const [line, place] = what.split(".").map(Number);
    return what ? { text, verb, target: what, line, place } : { text, verb };
  }
  if (verb === "summon") return { text, verb, card: what, line: Number(onto), target: onto };
  return what ? { text, verb, card: what, target: what } : { text, verb };
}

/** Summons are grouped by their card, other moves by their verb. @param {string[]} legal @returns {Grouped[]} */
const group = (legal) =>
  groupedBy(
    legal.map(read),
    ({ verb, card }) => (verb === "summon" && card) || verb,
    ({ verb, card }) => (verb === "summon" ? { verb, card } : { verb }),
  );

/** @type {MoveChoice<Move, Grouped>} */
export const choice = new MoveChoice({
  group,
  isForced: ({ verb }) => verb === "stake" || verb === "mana",
  asksFirst: ({ verb, target }, { legal }) =>
    verb === "stake" || verb === "mana" || (verb === "feat" && !target) || (verb === "end" && legal.length > 1),
});

/**
 * Return what a tap on a card of the hand does: choose it, or take the choice back; null for nothing.
 * @param {Play} play
 * @param {string} card
 * @returns {(() => void) | null}
 */
export function pickOf(play, card) {
  const { groups, group: chosen, forced, asked } = choice.step(play);
  if (forced) {
    const move = chosen?.moves.find((one) => one.card === card);
    if (!move) return null;
    return () => (asked === move ? choice.stepBack(play) : choice.propose(move, play));
  }
  const found = groups.find((one) => one.card === card);
  if (!found) return null;
  return () => (found === chosen ? choice.stepBack(play) : choice.chooseGroup(found, play));
}

/** Return the card of the hand that is chosen; null for none. @param {Play} play */
export function chosenCard(play) {
  const { group: chosen, asked } = choice.step(play);
  return asked?.card ?? chosen?.card ?? null;
}

/** Return the feat among the legal moves; undefined for none. @param {Play} play */
export const featOf = (play) => choice.step(play).groups.find(({ verb }) => verb === "feat");
