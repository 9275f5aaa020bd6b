// What decided a round: what was done last that ended it, by whom, with which card, and to which card.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { FeedItem } from "../../../state/types.js" */
/** @import { Action } from "../types.js" */
/** @import { Name, Slot } from "../wire.js" */

import { seatOf } from "../dock/moves.js";

/** The card whose elimination ends a round for a reason. @type {Record<string, string>} */
export const FALLEN = {
  killers_eliminated: "killer",
  leader_eliminated: "leader",
  deserters_eliminated: "deserter",
  technician_eliminated: "technician",
};

/** The actions that eliminate the card at which they are aimed. @type {Record<string, Action["kind"]>} */
const ATTACKS = { sniped: "shot", bombed: "bomb", assassinated: "stab" };
/** The actions that eliminate the cards which they stop. @type {Record<string, Action["kind"]>} */
const REACTIONS = { guarded: "guard", intercepted: "intercept" };
/** What the cards that name others do to them. @type {Record<string, string>} */
export const NAMING = { leader: "mission", spy: "report", psionics: "perceive" };
/** What was done, as its emblem; some of it one card alone does. @type {Partial<Record<Action["kind"], [deed: string, by?: Name]>>} */
const DEEDS = {
  shot: ["snipe"],
  bomb: ["detonate", "extremist"],
  stab: ["assassinate", "mercenary"],
  guard: ["guard"],
  intercept: ["intercept"],
  change: ["change"],
  swap: ["swap", "psionics"],
  transmit: ["transmit", "parasite"],
  escape: ["escape"],
  "escape-of-two": ["escape"],
  report: ["report", "spy"],
  perception: ["perceive", "psionics"],
};
/** Who names cards, by how the reason begins. @type {Record<string, Name>} */
const NAMERS = { mission: "leader", report: "spy", perception: "psionics" };
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
  if (slots.length > 1) return { kind: "escape-of-two", by, from: slots[0], slot: slots[1], card: cards[slots[1]] };
  return { kind: "escape", by, slot: slots[0], card: cards[slots[0]] };
}

/** @param {WireEvent[]} events @param {WireEvent} end @returns {Action | null} */
function moved(events, { cards }) {
  const at = events.findLastIndex(({ kind }) => MOVED.includes(kind));
  const event = events[at];
  switch (event?.kind) {
    case "job_changed":
      return { kind: "change", by: event.seat, from: event.slot, identity: cards[event.slot] };
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
  return { kind, by: cause.seat, from: cause.slot, slot, card, identity: cause.identity };
}

/**
 * Return the cards that decided the round which is over, the one that did it first: which they are, where they lie, and
 * what was done; null where none did.
 * @param {FeedItem[]} feed
 * @returns {{deed: string, cards: Name[], slots: Slot[], isMistake: boolean} | null}
 */
export function castIn(feed) {
  const end = endIn(feed);
  const action = end && decidingAction(roundOf(feed, end));
  if (!action) return null;
  const { kind, from, slot, card } = action;
  const { reason, cards } = end.event;
  const namer = NAMERS[reason.split("_")[0]];
  const [deed, only] = DEEDS[kind] ?? [NAMING[namer], namer];
  const lies = from ?? Object.keys(cards).find((place) => cards[place] === only);
  return {
    deed,
    cards: [only ?? cards[lies ?? ""], card].filter((identity) => identity !== undefined),
    slots: [lies, slot].filter((place) => place !== undefined),
    isMistake: kind === "mistake",
  };
}

/**
 * Return the item that ended the round which is over; undefined if this page was not sent it.
 * @param {FeedItem[]} feed
 */
export function endIn(feed) {
  const last = feed.findLast(({ event }) => event.kind === "round_ended" || event.kind === "round_started");
  return last?.event.kind === "round_ended" ? last : undefined;
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
export function roundOf(feed, end) {
  const events = feed.slice(0, feed.indexOf(end) + 1).map(({ event }) => event);
  return events.slice(events.findLastIndex(({ kind }) => kind === "round_started") + 1);
}
