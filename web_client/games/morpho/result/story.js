// How a round came to its end: what was done last that decided it, by whom, and to whose card.

/** @import { Part } from "../../../i18n/types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { FeedItem } from "../../../state/types.js" */
/** @import { Action } from "../types.js" */
/** @import { Name, Slot } from "../wire.js" */

import { findParts, needWords } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Sentence } from "../../../ui/log/sentence.js";
import { identityParts, identityStrong } from "../cards/identities.js";
import { seatOf } from "../dock/moves.js";
import { outcomeSentence } from "./reasons.js";

needWords("morpho.more");

/** The card whose elimination ends a round for a reason. @type {Record<string, string>} */
const FALLEN = {
  killers_eliminated: "killer",
  leader_eliminated: "leader",
  deserters_eliminated: "deserter",
  technician_eliminated: "technician",
};

/** The actions that eliminate the card at which they are aimed. @type {Record<string, Action["kind"]>} */
const ATTACKS = { sniped: "shot", bombed: "bomb", assassinated: "stab" };
/** The actions that eliminate the cards which they stop. @type {Record<string, Action["kind"]>} */
const REACTIONS = { guarded: "guard", intercepted: "intercept" };
/** What can make somebody win in whose hand a card comes, or whose card is free again (R7.2). */
const MOVED = ["eliminated", "job_changed", "swapped", "transmit_laid"];

/**
 * Return what decided a round; null where nothing did, or this page was not sent it.
 * @param {WireEvent[]} events of the round in their order; its end is the last
 * @returns {Action | null}
 */
export function decidingAction(events) {
  const end = /** @type {WireEvent} */ (events.at(-1));
  /** @param {string[]} kinds */
  const last = (...kinds) => events.findLast(({ kind }) => kinds.includes(kind));
  switch (end.reason) {
    case "mission_succeeded":
    case "mission_failed":
      return named(last("indicated", "mission_activated")) ?? lostBy(last("turn_began"));
    case "report_wrong":
      return named(last("indicated"));
    case "perception_wrong":
      return named(last("guessed"));
    case "report_right":
      return done("report", last("report_began"));
    case "perception_right":
      return done("perception", last("perception_began"));
    case "deserter_escaped":
    case "parasite_escaped":
      return escaped(last("escape_tried"), end);
    default:
      return FALLEN[end.reason] ? moved(events, end) : null;
  }
}

/** @param {Action["kind"]} kind @param {WireEvent | undefined} event @returns {Action | null} */
const done = (kind, event) => (event ? { kind, by: event.seat } : null);

/** @param {WireEvent | undefined} event @returns {Action | null} */
const lostBy = (event) => done("lost", event);

/** @param {WireEvent | undefined} event @returns {Action | null} */
function named(event) {
  if (!event || event.kind === "mission_activated") return null;
  const { seat: by, slot, named: identity, identity: card } = event;
  return { kind: identity === card ? "found" : "mistake", by, slot, card, identity };
}

/** @param {WireEvent | undefined} event @param {WireEvent} end @returns {Action | null} */
function escaped(event, { cards }) {
  if (!event) return null;
  const { seat: by, slots } = event;
  if (slots.length > 1) return { kind: "escape-of-two", by };
  return { kind: "escape", by, slot: slots[0], card: cards[slots[0]] };
}

/** @param {WireEvent[]} events @param {WireEvent} end @returns {Action | null} */
function moved(events, { cards }) {
  const at = events.findLastIndex(({ kind }) => MOVED.includes(kind));
  const event = events[at];
  switch (event?.kind) {
    case "job_changed":
      return { kind: "change", by: event.seat, identity: cards[event.slot] };
    case "swapped":
      return { kind: "swap", by: event.seat, other: seatOf(event.target) ?? 0 };
    case "transmit_laid":
      return { kind: "transmit", by: event.seat };
    case "eliminated":
      return felled(event, events.slice(0, at));
    default:
      return null;
  }
}

/** @param {WireEvent} fallen @param {WireEvent[]} before @returns {Action | null} */
function felled({ slot, identity: card }, before) {
  const cause = before.findLast(({ kind }) => kind in ATTACKS || kind in REACTIONS);
  if (!cause) return null;
  const kind = ATTACKS[cause.kind] ?? REACTIONS[cause.kind];
  return { kind, by: cause.seat, slot, card, identity: cause.identity };
}

/**
 * Tell how a round came to its end, as its reader says it.
 * @param {WireEvent[]} events of the round in their order; its end is the last
 * @param {number | null} me the reader's seat
 * @returns {Part[] | null} null where there is no more to tell than the reason
 */
export function storyOf(events, me) {
  const action = decidingAction(events);
  if (!action) return null;
  const { kind, by, other = by, slot, card, identity = kind === "escape" ? card : undefined } = action;
  const parts = findParts(`morpho-story-${kind}`, {
    you: by === me,
    who: { seat: by },
    withYou: other === me,
    other: { seat: other },
    card: slot && card && cardIn(slot, card, by, me),
    ...namesOf(identity),
  });
  const { reason } = /** @type {WireEvent} */ (events.at(-1));
  // What was done says itself what followed, but where it set free or brought a card that had won long before.
  const lacks = FALLEN[reason] && card !== FALLEN[reason];
  return parts && lacks ? [...parts, ` ${outcomeSentence(reason)}`] : parts;
}

/** Return an identity as a sentence may name it: alone, and with its article. @param {Name} [identity] */
const namesOf = (identity) =>
  identity ? { identity: identityStrong(identity), the: identityParts(identity, "the") } : {};

/**
 * Return the card to which somebody did something, as the story names it.
 * @param {Slot} slot
 * @param {Name} card
 * @param {number} by
 * @param {number | null} me the reader's seat
 */
function cardIn(slot, card, by, me) {
  const seat = seatOf(slot);
  const values = { holder: holderOf(seat, by, me), who: { seat: seat ?? by }, ...namesOf(card) };
  return findParts("morpho-story-card", values) ?? [];
}

/** @param {number | null} seat @param {number} by @param {number | null} me */
function holderOf(seat, by, me) {
  if (seat === null) return "middle";
  if (seat === by) return seat === me ? "your-own" : "their-own";
  return seat === me ? "you" : "other";
}

/**
 * Return who stopped a seat's escape in a round; null for nobody.
 * @param {FeedItem[]} feed
 * @param {FeedItem} end
 * @param {number | null} me the seat
 */
export function stoppedBy(feed, end, me) {
  const events = roundOf(feed, end);
  const at = events.findLastIndex(({ kind, seat }) => kind === "escape_tried" && seat === me);
  const stop = at < 0 ? undefined : events.slice(at).find(({ kind }) => kind === "intercepted");
  return stop ? stop.seat : null;
}

/**
 * Return the events of the round that an item of the feed ends, up to it.
 * @param {FeedItem[]} feed
 * @param {FeedItem} end
 */
function roundOf(feed, end) {
  const events = feed.slice(0, feed.indexOf(end) + 1).map(({ event }) => event);
  return events.slice(events.findLastIndex(({ kind }) => kind === "round_started") + 1);
}

/**
 * How a round came to its end, in a sentence; the reason alone where there is no more to tell.
 * @param {{feed: FeedItem[], end: FeedItem, me: number | null}} props `end`: the item that ends the round
 */
export function Story({ feed, end, me }) {
  const parts = storyOf(roundOf(feed, end), me) ?? [outcomeSentence(end.event.reason)];
  return html`<span data-story><${Sentence} parts=${parts} roster=${end.roster} /></span>`;
}

/**
 * Return the item that ended the round which is over; undefined if this page was not sent it.
 * @param {FeedItem[]} feed
 */
export function endIn(feed) {
  const last = feed.findLast(({ event }) => event.kind === "round_ended" || event.kind === "round_started");
  return last?.event.kind === "round_ended" ? last : undefined;
}
