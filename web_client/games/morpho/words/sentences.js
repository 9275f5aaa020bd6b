// The feed: every event of the game in a plain sentence.

/** @import { Line, Part } from "../../../i18n/types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Gap, PublicView, Slot } from "../wire.js" */

import { sentenceFor } from "../../../i18n/say.js";
import { seatOf } from "../dock/moves.js";
import { M, numberOf } from "./game.js";

/** How some lines stand out. @type {Record<string, Line["kind"]>} */
const KINDS = { round_started: "turn", turn_began: "turn", round_ended: "end", honours_given: "sum" };

/** Sentences that begin with the player who did it, and may go on with a card of theirs. */
const BY_SOMEBODY = new Set([
  "sniped",
  "blocked",
  "indicated",
  "bombed",
  "assassinated",
  "guessed",
  "transmit_began",
  "transmit_taken",
  "transmit_laid",
]);

/** @param {number} seat @returns {Part} */
const who = (seat) => ({ seat });

/**
 * Return what makes the parts for the players and cards of an event.
 * @param {WireEvent} event
 * @param {number} handSize
 * @param {number | null} me the reader's seat
 */
function namesIn(event, handSize, me) {
  const doer = BY_SOMEBODY.has(event.kind) ? event.seat : null;
  /** @param {Slot} slot @returns {Part[]} */
  const card = (slot) => {
    const seat = seatOf(slot);
    const number = numberOf(slot, handSize);
    if (seat === null) return [M.theMiddleCard];
    if (seat === doer && seat !== me) return [M.theirCard(number)];
    return seat === me ? [M.yourCard(number)] : M.cardIn(who(seat), number);
  };
  /** @param {Slot} slot of the player whom the sentence is about */
  const own = (slot) => (seatOf(slot) === me ? M.yourCard : M.theirCard)(numberOf(slot, handSize));
  /** @param {string} theirs @param {string} [mine] @returns {Part[]} */
  const by = (theirs, mine) =>
    event.seat === me ? [{ strong: M.you }, mine ? ` ${mine}` : theirs] : [who(event.seat), ` ${theirs}`];
  /** @param {string} end */
  const endOf = (end) => (end.length > 1 ? card(end) : [who(seatOf(end) ?? 0)]);
  /** @param {Gap} gap */
  const gap = (gap) => {
    const [one, other] = gap.split("/").map(endOf);
    return M.gapIn(one, other ?? []);
  };
  return { who, by, card, own, gap };
}

/**
 * Return the sentence of an event; null for one that needs none or is not known.
 * @param {WireEvent} event
 * @param {number} handSize how many cards each player has
 * @param {number | null} [me] the seat that the reader had then
 * @returns {Line | null}
 */
export function sentence(event, handSize, me = null) {
  const tell = sentenceFor(event, M.events);
  if (!tell) return null;
  const parts = tell(event, namesIn(event, handSize, me));
  return { parts: capitalised(parts), kind: KINDS[event.kind], seat: event.seat };
}

/** Return the hand size: cards are numbered where it is more than one. @param {PublicView} view */
export const sentenceContext = (view) => view.hand_size ?? 1;

/** @param {Part[]} parts @returns {Part[]} */
function capitalised([first, ...rest]) {
  if (typeof first !== "string" || !first) return [first, ...rest].filter((part) => part !== undefined);
  return [first[0].toUpperCase() + first.slice(1), ...rest];
}
