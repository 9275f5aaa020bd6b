// How moves are chosen in M.O.R.P.H.O., and which are confirmed first.

/** @import { ChoiceRules } from "../../shared/types.js" */
/** @import { Group, Move, Play } from "../types.js" */

import { MoveChoice } from "../../shared/dock/choice.js";
import { DEMANDED, FATEFUL, IDENTITIES } from "../rule_tables.js";
import { groupMoves, seatOf } from "./moves.js";

/** @type {ChoiceRules<Move, Group>} */
const RULES = {
  group: groupMoves,
  isForced: ({ verb }) => DEMANDED.includes(verb),
  asksFirst: (move, play) => asksFirst(move, play),
};

/** The choice being made on this page. */
export const choice = new MoveChoice(RULES);

/**
 * Return whether a move must be confirmed before it is sent.
 * @param {Move} move
 * @param {Play} play
 */
export const asksFirst = (move, play) => FATEFUL.includes(move.verb) || revealed(move, play).length > 0;

/**
 * Return the player's own hidden cards that a move shows to everybody, as far as the player knows them.
 * @param {Move} move
 * @param {Play} play
 * @returns {string[]} slots
 */
export function revealed(move, play) {
  const own = ownCards(play);
  const actors = move.actor
    ? [move.actor]
    : own.filter(([, id]) => IDENTITIES[id]?.acts.includes(move.verb)).map(([slot]) => slot);
  return actors.filter((slot) => !(play.view.face_up ?? []).includes(slot));
}

/** @param {Play} play @returns {[slot: string, identity: string][]} */
function ownCards(play) {
  if (play.seat === null) return [];
  const known = { ...play.view.known, ...play.own?.known };
  return Object.entries(known).filter(([slot]) => seatOf(slot) === play.seat);
}
