// The words of M.O.R.P.H.O., in the chosen language.

/** @import { CardNumber, Move } from "../types.js" */
/** @import { Decision, Slot } from "../wire.js" */

import { wordsOn } from "../../../i18n/index.js";
import { identityName } from "../cards/identities.js";
import { seatOf } from "../dock/moves.js";

/** @type {typeof import("./en/game.js").game} */
export const M = wordsOn("morpho", "game", (tag) => import(`./${tag}/game.js`));

/** @param {string} ability */
export const abilityName = (ability) => M.abilities[ability] ?? ability;

/** @param {string} why */
export const hinderedWord = (why) => M.hindered[why] ?? why;

/** @param {string[]} why */
export function hinderedNote(why) {
  if (why.includes("conflict")) return M.clashNote;
  return why.includes("suppressed") ? M.silenceNote : "";
}

/**
 * Return the number of a card in its hand, as printed on it. "Left" and "right" would differ for its owner and the
 * players across the table, and mean nothing for cards that lie one above the other.
 * @param {Slot} slot
 * @param {number} handSize
 * @returns {CardNumber}
 */
export function numberOf(slot, handSize) {
  if (handSize < 2 || slot === "M") return null;
  return slot[1] === "1" ? 1 : 2;
}

/** @param {string} verb */
export const verbName = (verb) => M.verbs[verb]?.[0] ?? verb;

/** @param {string} verb */
export const verbHint = (verb) => M.verbs[verb]?.[1] ?? "";

/** @param {string} verb */
export const targetQuestion = (verb) => M.targets[verb]?.[0] || verbName(verb);

/** @param {string} verb */
export const targetNote = (verb) => M.targets[verb]?.[1] ?? "";

/** @param {string} verb */
export const confirmWord = (verb) => M.confirmWords[verb] ?? verbName(verb);

/**
 * Return the label of a move that is chosen by name.
 * @param {Move} move
 * @param {string} target
 */
export function optionName({ text, verb, as, identity, team }, target) {
  if (as) return identityName(as);
  if (identity) return identityName(identity);
  if (team) return M.teams[team] ?? team;
  return M.choices[verb]?.(target) ?? text;
}

/** @param {string} kind */
export const myDecision = (kind) => M.myDecisions[kind] ?? M.myDecision;

/** @param {string} kind @param {string} name */
export const theirDecision = (kind, name) => (M.theirDecisions[kind] ?? M.theirDecision)(name);

/**
 * Return the sentence that says what else a decision is about.
 * @param {Decision} decision
 * @param {(slot: string) => string} card
 * @param {(seat: number) => string | null} name of another; null for the reader
 */
export function decisionNote(decision, card, name) {
  const notes = M.decisionNotes;
  switch (decision.kind) {
    case "guard":
      return notes.guard(card(decision.shooter), card(decision.target));
    case "intercept":
      return notes.intercept(decision.escaping.map(card), name(seatOf(decision.escaping[0]) ?? 0));
    case "indicate":
      return notes.indicate;
    case "report":
      return notes.report(decision.left);
    case "bomb":
      return notes.bomb(decision.left);
    case "guess":
      return notes.guess(card(decision.slot));
    case "take":
      return notes.take(name(decision.investigator), card(decision.slot));
    default:
      return "";
  }
}
