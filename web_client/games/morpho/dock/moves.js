// Parses the notation of moves (docs/reference/morpho.md), without knowing which moves are legal.

/** @import { Group, Move } from "../types.js" */

import { groupedBy } from "../../shared/dock/choice.js";

const WITH_PLACE = new Set([
  "look",
  "change",
  "snipe",
  "guard",
  "intercept",
  "indicate",
  "bomb",
  "assassinate",
  "swap",
  "take",
]);

const ORDER = ["look", "change", "snipe", "block", "mission", "escape", "report", "detonate", "invest"];
const ORDER_LAST = ["assassinate", "perceive", "swap", "pass"];

/**
 * Parse a move. One of unknown form keeps only its text, and can still be sent.
 * @param {string} text
 * @returns {Move}
 */
export function readMove(text) {
  const move = parsed(text);
  const { place, gap, identity, team, lay } = move;
  return { ...move, target: place ?? gap, composed: lay !== undefined, isGroup: !(place ?? gap ?? identity ?? team) };
}

/** @param {string} text @returns {Move} */
function parsed(text) {
  const [verb, ...rest] = text.split(" ");
  const [first, second, third] = rest;
  if (verb === "arrange") return { text, verb, lay: rest.map(readLay) };
  if (verb === "guess") return { text, verb, identity: first };
  if (verb === "invest") return { text, verb, team: first };
  if (verb === "block") return { text, verb, gap: first, actor: third };
  if (!WITH_PLACE.has(verb)) return { text, verb };
  if (second === "as") return { text, verb, place: first, as: third };
  return { text, verb, place: first, actor: third };
}

/** @param {string} text @returns {[string, string]} */
function readLay(text) {
  const [place, identity] = text.split("=");
  return [place, identity];
}

/**
 * Group moves by verb and acting card. The second card of a hand, which lies on the left, comes first.
 * @param {string[]} legal
 * @returns {Group[]}
 */
export const groupMoves = (legal) =>
  groupedBy(
    legal.map(readMove),
    ({ verb, actor }) => [verb, actor].filter(Boolean).join(" "),
    ({ verb, actor }) => ({ verb, actor }),
  ).sort((one, other) => rank(one.verb) - rank(other.verb) || fromTheLeft(one, other));

/** @param {Group} one @param {Group} other */
const fromTheLeft = (one, other) => (other.actor ?? "").localeCompare(one.actor ?? "");

/** @param {string} verb */
function rank(verb) {
  const order = [...ORDER, ...ORDER_LAST];
  const found = order.indexOf(verb);
  return found < 0 ? order.length : found;
}

/** Return the seat that holds a slot; null for the middle. @param {string} slot */
export const seatOf = (slot) => (slot === "M" ? null : slot.charCodeAt(0) - 65);
