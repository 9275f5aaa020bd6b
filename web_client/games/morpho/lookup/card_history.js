/**
 * @import { FeedItem } from "../../../state/types.js"
 * @import { WireEvent } from "../../../net/wire.js"
 * @import { Slot } from "../wire.js"
 */

import { exchanged, isShuffled } from "./card_moves.js";

/**
 * Return what happened to the card in a slot in this round, the newest first, as far back as it can be
 * followed; `turns` is how many have begun since.
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
