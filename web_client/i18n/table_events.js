// The feed of a table: its events in words.

/** @import { WireEvent } from "../net/wire.js" */
/** @import { Line, Part, Value } from "./types.js" */

import { listed } from "./grammar.js";
import { isolated } from "./language.js";
import { findParts, hasWords } from "./words.js";

/** How some lines stand out. @type {Record<string, Line["kind"]>} */
const KINDS = { said: "chat", match_started: "turn", match_ended: "turn" };

/** @param {WireEvent} event */
const idOf = ({ kind }) => `table-event-${kind}`;

/** Whether an event is a table's, and has a sentence. @param {WireEvent} event */
export const isOfTable = (event) => hasWords(idOf(event));

/**
 * Return the sentence of a table's event; null for one that needs none or is a game's.
 * @param {WireEvent} event
 * @returns {Line | null}
 */
export function tableSentence(event) {
  if (!isOfTable(event) || (event.kind === "shares_revealed" && !lacking(event).length)) return null;
  return { parts: findParts(idOf(event), valuesOf(event)) ?? [], kind: KINDS[event.kind] };
}

/**
 * @param {WireEvent} event
 * @returns {Record<string, Value | Part | Part[]>}
 */
function valuesOf(event) {
  switch (event.kind) {
    case "said":
      return { player: person(event.player), said: [event.phrase ? { phrase: event.phrase } : isolated(event.text)] };
    case "shares_revealed":
      return { names: listed(lacking(event).map((player) => [person(player)])) };
    case "match_ended": {
      const { winners, reason, alone, by_house } = event;
      const names = listed(winners.map((/** @type {number} */ seat) => [{ seat }]));
      return { winners: names, count: winners.length, draw: reason === "won" && !alone, house: Boolean(by_house) };
    }
    case "seat_given":
      return { player: person(event.player), gone: person(event.gone), empty: !event.gone };
    default: {
      const { player, seat, name, match, round, answer, muted, wish, agreed, by_house } = event;
      const truths = { muted: Boolean(muted), wish: Boolean(wish), agreed: Boolean(agreed), house: Boolean(by_house) };
      return { player: person(player), seat: { seat }, name: { strong: name }, match, round, answer, ...truths };
    }
  }
}

/** @param {string} player */
const person = (player) => ({ player });

/** Return the players without whose shares chance was made. @param {WireEvent} event @returns {string[]} */
const lacking = ({ uncommitted, unrevealed }) => [...uncommitted, ...unrevealed];
