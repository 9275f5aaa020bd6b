// Moves and decisions of M.O.R.P.H.O. in words.

/** @import { Asked, Move, Play } from "../types.js" */
/** @import { Decision } from "../wire.js" */

import { counted, list } from "../../../i18n/grammar.js";
import { findWords, words } from "../../../i18n/words.js";
import { identityName, identityWords } from "../cards/identities.js";
import { begun } from "../sentence_start.js";
import { nameCard, numberOf } from "../view.js";
import { seatOf } from "./moves.js";

/** @param {string} verb */
export const verbName = (verb) => findWords(`morpho-verb-${verb}`) ?? verb;

/** Ask for the target of a move. @param {string} verb */
export const targetQuestion = (verb) => findWords(`morpho-target-${verb}`) ?? verbName(verb);

/** Return what is at stake with a move. @param {string} verb */
export const targetNote = (verb) => findWords(`morpho-target-${verb}.note`) ?? "";

/** Return the word on the button that makes a move. @param {string} verb */
export const confirmWord = (verb) => findWords(`morpho-confirm-${verb}.go`) ?? verbName(verb);

/**
 * Ask for the confirmation of a move.
 * @param {Asked} move
 * @param {string} target a card, or nothing
 */
export function confirmation({ text, verb, as, identity = as, team }, target) {
  const question = findWords(`morpho-confirm-${verb}`, {
    target,
    identity: identityWords(identity ?? "technician", "one"),
    team: findWords(`morpho-team-${team}.backed`),
  });
  return question ? begun(question) : text;
}

/** Return the label of a move that is chosen by name. @param {Move} move @param {Play} play */
export function optionName({ text, verb, place = "M", as, identity = as, team }, play) {
  if (identity) return identityName(identity);
  if (team) return findWords(`morpho-team-${team}`) ?? team;
  if (verb === "take") return begun(nameCard(play, place));
  return findWords(`morpho-choice-${verb}`, { number: numberOf(place, play.view.hand_size ?? 1) ?? 0 }) ?? text;
}

/** Say what is asked of somebody. @param {string} kind @param {string | null} other their name; null for the reader */
export const decisionAsked = (kind, other) =>
  other === null
    ? (findWords(`morpho-decision-${kind}`) ?? words("morpho-decision"))
    : (findWords(`morpho-decision-${kind}.other`, { name: other }) ?? words("morpho-decision.other", { name: other }));

/** Return the sentence that says what else a decision is about. @param {Play} play */
export const decisionNote = (play) => (play.view.decision ? begun(noteOn(play.view.decision, play)) : "");

/** @param {Decision} decision @param {Play} play */
function noteOn(decision, play) {
  /** @param {string} slot */
  const card = (slot) => nameCard(play, slot);
  switch (decision.kind) {
    case "guard":
      return words("morpho-note-guard", { shooter: card(decision.shooter), target: card(decision.target) });
    case "intercept":
      return escaping(decision.escaping, play);
    case "indicate":
      return words("morpho-note-indicate");
    case "report":
      return words("morpho-note-report", { identities: list(counted(decision.left.map(identityName))) });
    case "bomb":
      return words("morpho-note-bomb", { left: decision.left });
    case "guess":
      return words("morpho-note-guess", { card: card(decision.slot) });
    case "take": {
      const { investigator, slot } = decision;
      return words("morpho-note-take", {
        you: investigator === play.seat,
        name: play.name(investigator),
        card: card(slot),
      });
    }
    default:
      return "";
  }
}

/** @param {string[]} slots @param {Play} play */
function escaping(slots, play) {
  const owner = seatOf(slots[0]) ?? 0;
  return slots.length > 1
    ? words("morpho-note-intercept-both", { yours: owner === play.seat, owner: play.name(owner) })
    : words("morpho-note-intercept", { card: nameCard(play, slots[0]) });
}
