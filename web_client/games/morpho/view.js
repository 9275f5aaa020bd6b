// Reads the position from the server's views, without inferring anything.

/** @import { CardNumber, CardView, Hunch, Look, Play, SeatView, Seen, Spoken } from "./types.js" */
/** @import { Gap, Name, PublicView, Slot } from "./wire.js" */

import { list, readOut } from "../../i18n/grammar.js";
import { seatLetter } from "../../i18n/seats.js";
import { findWords, words } from "../../i18n/words.js";
import { factionName, hinderedWord, IDENTITIES, identityName, identityWords } from "./cards/identities.js";
import { hunchesOf } from "./lookup/hunches.js";
import { seatOf } from "./dock/moves.js";
import { begun } from "./sentence_start.js";

/**
 * Return the slots of a seat, in clockwise order.
 * @param {PublicView} view
 * @param {number} seat
 */
export const slotsOf = (view, seat) =>
  Array.from({ length: view.hand_size ?? 0 }, (_, i) => `${seatLetter(seat)}${i + 1}`);

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

/**
 * Name a card for the viewer of this page.
 * @param {Play} play
 * @param {Slot} slot
 */
export function nameCard(play, slot) {
  const seat = seatOf(slot);
  if (seat === null) return words("morpho-card-middle");
  const number = numberOf(slot, play.view.hand_size ?? 1) ?? 0;
  return seat === play.seat
    ? words("morpho-card-yours", { number })
    : words("morpho-card-of", { owner: play.name(seat), number });
}

/**
 * Read one card.
 * @param {Play} play
 * @param {Slot} slot
 * @returns {CardView}
 */
export function readCard(play, slot) {
  const { view, own } = play;
  const mine = seatOf(slot) === play.seat && play.seat !== null;
  const hindered = own?.hindered?.[slot] ?? null;
  const known = lookOf(play, slot);
  const everybody = !isEnding(play) && Boolean(view.known?.[slot]);
  const hunch = known.look === "hidden" ? (hunchesOf(play).get(slot) ?? null) : null;
  const looked = isFaceDown(known) ? (view.looked?.[slot] ?? []) : [];
  const others = looked.filter((seat) => seat !== play.seat).map(play.name);
  const spoken = inWords({ ...known, name: nameCard(play, slot), everybody, mine, hindered, hunch, others });
  const number = numberOf(slot, view.hand_size ?? 1);
  return { slot, number, ...known, everybody, mine, hindered, hunch, looked, spoken };
}

/** @param {{look: Look}} card */
const isFaceDown = ({ look }) => look === "hidden" || look === "known";

/** Return what is read out for a card. @param {Spoken} card */
function inWords(card) {
  const { name, others } = card;
  const looked = others.length > 0 && words("morpho-spoken-looked", { names: list(others) });
  return begun(readOut(name, ...factsOf(card), looked));
}

/** @param {Spoken} card */
function factsOf({ look, identity, everybody, mine, hindered, hunch }) {
  const name = identity && identityName(identity);
  const why = hindered && hinderedWord(hindered);
  const one = identityWords(identity ?? "", "one");
  if (look === "eliminated")
    return [name ? words("morpho-spoken-eliminated.as", { identity: name }) : words("morpho-spoken-eliminated")];
  if (look === "up") return [name, words("morpho-spoken-up"), why];
  const down = words("morpho-spoken-down");
  if (look === "hidden") return [down, hunch && suspected(hunch)];
  if (everybody) return [down, words("morpho-spoken-everybody", { identity: one }), why];
  return mine ? [name, words("morpho-spoken-only-you"), why] : [down, words("morpho-spoken-saw", { identity: one })];
}

/** @param {Hunch} hunch */
const suspected = ({ about, not }) =>
  words(not ? "morpho-spoken-not" : "morpho-spoken-maybe", {
    identity: Object.hasOwn(IDENTITIES, about) ? identityName(about) : factionName(about),
  });

/**
 * Return how a card looks.
 * @param {Seen} seen
 * @param {Slot} slot
 * @returns {{look: Look, identity: Name | null}}
 */
export function lookOf(seen, slot) {
  const { view, own } = seen;
  const fallen = view.eliminated?.[slot];
  if (fallen) return { look: "eliminated", identity: fallen };
  const shown = !isEnding(seen) && view.outcome?.cards?.[slot];
  if (shown) return { look: "up", identity: shown };
  if (!(view.slots ?? []).includes(slot)) return { look: "eliminated", identity: null };
  const identity = own?.known?.[slot] ?? view.known?.[slot] ?? null;
  if ((view.face_up ?? []).includes(slot)) return { look: "up", identity };
  return { look: identity ? "known" : "hidden", identity };
}

/**
 * Return whether a round is over but its last act still plays. Until then nothing on the screen tells how it ended.
 * @param {Pick<Play, "view" | "phase">} play
 */
export const isEnding = ({ phase, view }) => phase === "playing" && Boolean(view.outcome);

/** Reactions of which the others are not told who is asked, until somebody steps in. */
const UNNAMED = ["guard", "intercept"];

/** Return whether somebody else is asked, and nobody is told who. @param {Play} play */
const asksSomebody = ({ view: { decision }, seat }) =>
  Boolean(decision && decision.seat !== seat && UNNAMED.includes(decision.kind ?? ""));

/** Return the seat that is asked, as it is shown at the table; null for none. @param {Play} play */
export function askedSeat(play) {
  const { decision, outcome, turn = null } = play.view;
  if (outcome) return null;
  return asksSomebody(play) ? turn : (decision?.seat ?? turn);
}

/**
 * Read one seat.
 * @param {Play} play
 * @param {number} seat
 * @returns {SeatView}
 */
export function readSeat(play, seat) {
  const { view } = play;
  const asked = askedSeat(play);
  const cards = slotsOf(view, seat).map((slot) => readCard(play, slot));
  return {
    seat,
    mine: seat === play.seat,
    name: play.name(seat),
    cards,
    hindered: cards.find((card) => card.hindered)?.hindered ?? null,
    here: play.here(seat),
    away: play.away(seat),
    kind: play.kind(seat),
    standIn: play.standIn(seat),
    out: (view.out ?? []).includes(seat),
    invested: (view.invested ?? []).includes(seat),
    first: !view.outcome && view.first === seat,
    swapToken: view.swap_token === seat,
    asked: asked === seat,
    score: scoresOf(view)[seat] ?? 0,
    gained: view.outcome?.points?.[seat] ?? 0,
    target: view.target ?? 0,
    said: play.said(seat),
    timed: play.deadline?.seats.includes(seat) && !asksSomebody(play) ? (isReaction(view) ? "reaction" : "turn") : null,
  };
}

/**
 * Return the points of each seat, including those of a finished round.
 * @param {PublicView} view
 * @returns {number[]}
 */
export const scoresOf = (view) => view.outcome?.scores ?? view.scores ?? [];

/**
 * Return the seat drawn at the bottom: the player's own, the first for spectators.
 * @param {Play} play
 */
export const bottomSeat = (play) => play.seat ?? 0;

/** Return the other seats in clockwise order from the bottom one. @param {Play} play */
export function otherSeats(play) {
  const count = play.view.seats ?? 0;
  return Array.from({ length: Math.max(0, count - 1) }, (_, i) => (bottomSeat(play) + i + 1) % count);
}

/**
 * Return where a gap lies on the ring: behind which seat, or between a seat's own two cards.
 *
 * A gap may span a seat that is out or a card that is gone: then it is drawn at its first end.
 * @param {PublicView} view
 * @param {Gap} gap as in a move: two seats, or two slots
 * @returns {string} the seat's number, with `:mid` for the place between its cards
 */
export function placeOfGap(view, gap) {
  const [one, other] = gap.split("/");
  const [from, to] = isNext(view, one, other) ? [one, other] : [other, one];
  const seat = /** @type {number} */ (seatOf(from));
  return from.length > 1 && from[0] === to[0] ? `${seat}:mid` : String(seat);
}

/**
 * Return whether nothing lies between two ends of a gap, going clockwise without passing the last seat.
 * @param {PublicView} view
 * @param {string} one
 * @param {string} other
 */
function isNext(view, one, other) {
  if (one.length === 1) {
    const [first, last] = [seatOf(one) ?? 0, seatOf(other) ?? 0];
    return range(first + 1, last).every((seat) => (view.out ?? []).includes(seat));
  }
  return !(view.slots ?? []).some((slot) => slot !== "M" && slot > one && slot < other);
}

/** @param {number} from @param {number} to not included */
const range = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

const REACTIONS = new Set(["guard", "intercept", "take", "arrange"]);

/** Return whether the current decision is a reaction to another player's turn. @param {PublicView} view */
export const isReaction = (view) => REACTIONS.has(view.decision?.kind ?? "");

/**
 * Return the sentence that says what decided a tie at the end of a match; "" if there was none.
 * @param {Play} play
 */
export function tieInWords({ view, winners, name }) {
  const { tie } = view;
  const [winner] = winners;
  if (!tie || winner === undefined) return "";
  return findWords(`morpho-tie-${tie.by}`, { winner: name(winner), names: list(tie.seats.map(name)) }) ?? "";
}
