// The moments of a match that is over: the marks of its rounds, in words and with both cards.

/** @import { Moment } from "../../types.js" */
/** @import { Mark, RoundStory } from "../wire.js" */

import { findWords, hasWords, needWords } from "../../../i18n/words.js";
import { factionClass, identityName, identityWords } from "../cards/identities.js";
import { seatOf } from "../dock/moves.js";
import { NAMING } from "./deciding.js";

needWords("morpho.more");

/** How many moments of a match are shown. */
const MOST = 4;

/** Steps that lie closer together tell the same story. */
const SAME = 3;

/** Up to this chance it is said how small it was. */
const UNLIKELY = 0.5;

/** How much a mark tells beside others of its kind; the kinds that tell most are first. @type {Partial<Record<Mark["kind"], (mark: Marked) => number>>} */
const TELLING = {
  long_shot: ({ chance = 1 }) => 1 - chance,
  could_have_known: ({ step, since = step }) => step - since,
  stepped_in: ({ step }) => step,
  escaped: ({ step }) => step,
  sure_shot: ({ acted }) => Number(!acted),
  it_dawned: ({ chance = 1 }) => 1 - chance,
};

/** A mark, in which round of the match it is. @typedef {Mark & {round: number}} Marked */

/** Return the picture of what was done. @param {Mark} mark */
function verbOf({ kind, own }) {
  if (kind === "it_dawned") return "look";
  if (kind === "escaped") return "escape";
  if (kind === "stepped_in") return own === "bodyguard" ? "guard" : "intercept";
  return NAMING[own] ?? "snipe";
}

/** Return the marks that tell most of a match: the best of each kind, the one that tells most first. @param {Marked[]} marks */
export function mostTelling(marks) {
  /** @type {Marked[]} */
  const chosen = [];
  for (const [kind, telling] of Object.entries(TELLING)) {
    const [best] = marks
      .filter((mark) => mark.kind === kind && !chosen.some((other) => isSame(mark, other)))
      .sort((one, other) => telling(other) - telling(one));
    if (best && chosen.length < MOST) chosen.push(best);
  }
  return chosen;
}

/** @param {Marked} one @param {Marked} other */
const isSame = (one, other) => one.round === other.round && Math.abs(one.step - other.step) < SAME;

/**
 * Return the moments for which a match is remembered, the best first.
 * @param {RoundStory[]} stories of its rounds
 * @param {number[]} numbers of its rounds
 * @param {(seat: number) => string} name
 * @returns {Moment[]}
 */
export const momentsOf = (stories, numbers, name) =>
  mostTelling(
    stories.flatMap(({ marks }, i) => marks.filter(isKnown).map((mark) => ({ ...mark, round: numbers[i] }))),
  ).map((mark) => momentOf(mark, name));

/** Whether there are words for a mark, which may be a newer server's. @param {Mark} mark */
export const isKnown = ({ kind }) => hasWords(`morpho-mark-${kind}`);

/** @param {Marked} mark @param {(seat: number) => string} name @returns {Moment} */
function momentOf(mark, name) {
  const { kind, round, step, seat, own, identity, card } = mark;
  const other = seatOf(mark.slot);
  const second = kind === "escaped" ? card : (card ?? identity);
  const isWrong = kind === "could_have_known" && own in NAMING;
  const stamp = isWrong ? (findWords("morpho-mark-wrong") ?? "") : "";
  const cards = [{ identity: own, stamp: "" }, ...(second ? [{ identity: second, stamp }] : [])];
  return {
    ...{ kind, round, step, seat },
    seats: other === null || other === seat ? [seat] : [seat, other],
    cards: cards.map((each) => ({ ...each, name: identityName(each.identity), colour: factionClass(each.identity) })),
    picture: `i-${verbOf(mark)}`,
    colour: factionClass(own),
    ...markText(mark, name),
  };
}

/**
 * Put a mark in words: a title to shout, and a line to retell.
 * @param {Mark} mark
 * @param {(seat: number) => string} name
 */
export function markText({ kind, seat, slot, own, identity, chance = 1, acted, stopped }, name) {
  const holder = seatOf(slot);
  const facts = {
    name: name(seat),
    other: holder === null ? "" : name(holder),
    own: holder === seat,
    by: wayOf(kind, own, identity),
    identity: identityName(identity),
    one: identityWords(identity, "one"),
    odds: chance <= UNLIKELY ? Math.round(1 / chance) : 1,
    acted: Boolean(acted),
    guarded: stopped !== undefined,
    guard: stopped === undefined ? "" : name(stopped),
  };
  const title = findWords(`morpho-mark-${kind}`, facts) ?? "";
  return { title, line: findWords(`morpho-mark-${kind}.says`, facts) ?? "" };
}

/** What a shot seeks; who else is stopped was about to escape. */
const SHOT_AT = ["leader", "technician"];

/** Return whether it was shot or named, or who stepped in stopped an escape. @param {string} kind @param {string} own @param {string} identity */
function wayOf(kind, own, identity) {
  if (kind === "stepped_in") return SHOT_AT.includes(identity) ? "shot" : "escape";
  return own in NAMING ? "name" : "shot";
}
