// What happened to cards and where they went, as far as everybody can follow them.

/** @import { FeedItem } from "../../../state/types.js" */
/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Slot } from "../wire.js" */

/**
 * Return what happened in this round to the card in a slot, newest first, as far back as the card can be followed;
 * `turns` is how many have begun since.
 * @param {{feed: FeedItem[], whole: number}} play `whole`: the update after which nothing is missing there
 * @param {Slot} slot
 * @returns {{item: FeedItem, turns: number}[]}
 */
export function historyOf({ feed, whole }, slot) {
  /** @type {{item: FeedItem, turns: number}[]} */
  const history = [];
  let place = slot;
  let turns = 0;
  for (const item of [...feed].reverse()) {
    if (item.event.kind === "round_started" || item.n <= whole) break;
    if (item.event.kind === "turn_began") turns += 1;
    const before = exchanged(item.event, place);
    if (concerns(item.event, place) || before !== place) history.push({ item, turns });
    if (isShuffled(item.event, place)) break;
    place = before;
  }
  return history;
}

/**
 * Return whether an event is about the card in a slot.
 * @param {WireEvent} event
 * @param {Slot} slot
 */
function concerns(event, slot) {
  const { slots = [], places = [], cards = {} } = event;
  return event.slot === slot || event.target === slot || slots.includes(slot) || places.includes(slot) || slot in cards;
}

/**
 * Return where a card lies after an event, or lay before it: two cards change places.
 * @param {WireEvent} event
 * @param {Slot} place
 * @returns {Slot}
 */
export function exchanged(event, place) {
  if (event.kind === "job_changed") return other(place, event.slot, "M");
  if (event.kind === "swapped") return other(place, event.slot, event.target);
  return place;
}

/**
 * @param {Slot} place
 * @param {Slot} one
 * @param {Slot} another
 */
function other(place, one, another) {
  if (place === one) return another;
  return place === another ? one : place;
}

/**
 * Return whether after an event only the player who did it knows where a card is (R8.13).
 * @param {WireEvent} event
 * @param {Slot} place
 */
export const isShuffled = (event, place) => event.kind === "transmit_laid" && event.places.includes(place);
