// The feed: every event of the game in a plain sentence.

/** @import { Line, Part } from "../../i18n/types.js" */
/** @import { WireEvent } from "../../net/wire.js" */
/** @import { Values } from "../shared/sentences.js" */
/** @import { PublicView, Slot } from "./wire.js" */

import { listed } from "../../i18n/grammar.js";
import { findWords, parts } from "../../i18n/words.js";
import { eventsInWords } from "../shared/sentences.js";
import { identityParts } from "./cards/identities.js";
import { seatOf } from "./dock/moves.js";
import { outcomeHeadline } from "./result/reasons.js";
import { begunParts } from "./sentence_start.js";
import { numberOf } from "./view.js";

/** How some lines stand out. @type {Record<string, Line["kind"]>} */
const KINDS = { round_started: "turn", round_ended: "end" };

/** Sentences that begin with a card; others with the player who did it, so that cards of that player are "theirs". */
const BY_A_CARD = new Set(["guarded", "intercepted"]);

/** @param {number} seat @returns {Part} */
const who = (seat) => ({ seat });

/** @param {number[]} seats */
const everybody = (seats) => listed(seats.map((seat) => [who(seat)]));

/**
 * Join parts one after another, as a message says.
 * @param {"morpho-and-thing" | "morpho-and-fact"} id
 * @param {Part[][]} all
 */
const joined = (id, all) => all.reduce((before, next, i) => parts(id, { before, next, last: i === all.length - 1 }));

/**
 * Return what the sentences name besides who did it.
 * @param {WireEvent} event
 * @param {number} handSize
 * @param {number | null} me the reader's seat
 * @returns {Values}
 */
function namesIn(event, handSize, me) {
  const doer = BY_A_CARD.has(event.kind) ? null : event.seat;
  /** @param {Slot} slot */
  const card = (slot) => {
    const seat = seatOf(slot);
    if (seat === null) return parts("morpho-card-middle");
    const number = numberOf(slot, handSize) ?? 0;
    if (seat === me) return parts("morpho-card-yours", { number });
    return seat === doer
      ? parts("morpho-card-theirs", { number })
      : parts("morpho-card-of", { owner: who(seat), number });
  };
  /** @param {string} end of a gap */
  const endOf = (end) => (end.length > 1 ? card(end) : who(seatOf(end) ?? 0));
  const named = Object.hasOwn(NAMED, event.kind) ? NAMED[event.kind](event, card) : {};
  const { slot, target, identity, gap } = event;
  if (slot) named.card = card(slot);
  // Of a round that starts it is the number of points that wins.
  if (typeof target === "string") named.target = card(target);
  if (identity) named.identity = identityParts(identity, "one");
  if (gap) [named.one, named.other] = gap.split("/").map(endOf);
  return named;
}

/** @param {WireEvent} event @returns {Values} */
const claimed = ({ named, identity }) => ({ named: identityParts(named, "one"), right: named === identity });

/** What the sentences of some kinds name besides. @type {Record<string, (event: WireEvent, card: (slot: Slot) => Part[]) => Values>} */
const NAMED = {
  saw: ({ cards }, card) => ({
    facts: joined(
      "morpho-and-fact",
      Object.entries(cards).map(([slot, identity]) =>
        parts("morpho-fact-saw", { card: card(slot), identity: identityParts(identity, "one") }),
      ),
    ),
  }),
  indicated: claimed,
  guessed: claimed,
  escape_tried: ({ slots }, card) => ({ both: slots.length > 1, card: card(slots[0]) }),
  investment_chosen: ({ team }) => ({ team: findWords(`morpho-team-${team}.backed`) ?? team }),
  transmit_began: () => ({ identity: identityParts("parasite", "one") }),
  transmit_laid: ({ places }, card) => ({ cards: joined("morpho-and-thing", places.map(card)) }),
  points_denied: ({ seats }) => ({ players: everybody(seats) }),
  tie_broken: ({ seats, winner }) => ({ players: everybody(seats), winner: who(winner) }),
  round_ended: ({ reason, points }) => ({
    title: outcomeHeadline(reason),
    gains: gains(points),
    scored: points.some(Boolean),
  }),
};

/** @param {number[]} points by seat */
function gains(points) {
  const gained = points.flatMap((n, seat) =>
    n ? [parts("morpho-fact-gain", { who: who(seat), points: `${n > 0 ? "+" : "−"}${Math.abs(n)}` })] : [],
  );
  return gained.length ? joined("morpho-and-thing", gained) : "";
}

const eventInWords = eventsInWords("morpho", KINDS, namesIn);

/**
 * Return the sentence of an event; null for one that needs none or is not known.
 * @param {WireEvent} event
 * @param {number} handSize how many cards each player has
 * @param {number | null} [me] the seat that the reader had then
 * @returns {Line | null}
 */
export function sentence(event, handSize, me = null) {
  const line = eventInWords(event, handSize, me);
  return line && { ...line, parts: begunParts(line.parts) };
}

/** Return the hand size: cards are numbered where it is more than one. @param {PublicView} view */
export const sentenceContext = (view) => view.hand_size ?? 1;
