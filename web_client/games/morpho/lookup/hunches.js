// What a player thinks hidden cards are. A hunch belongs to the card, not to its place: it goes with the
// card as long as everybody can see where that goes. It never leaves this browser.

/** @import { FeedItem } from "../../../state/types.js" */
/** @import { Hunch, Play } from "../types.js" */
/** @import { Slot } from "../wire.js" */

import { signal } from "../../../lib/index.js";
import { exchanged, isShuffled } from "./card_history.js";

/** @typedef {Hunch & {slot: Slot, n: number}} PlacedHunch where the card lay after the update `n` */

/** @type {Map<Slot, Hunch>} */
const NONE = new Map();

/** The hunches noted last on this page, and their round. */
const written = signal({ round: "", noted: /** @type {PlacedHunch[]} */ ([]) });

/** The hunches found in storage, which is read once. */
let found = written.peek();

/** @param {Play} play */
const roundOf = (play) => `${play.notes.key}.${play.view.round}`;

/** @param {Play} play @returns {PlacedHunch[]} */
function hunchesIn(play) {
  const round = roundOf(play);
  if (written.value.round === round) return written.value.noted;
  if (found.round !== round) found = { round, noted: read(play) };
  return found.noted;
}

/** @param {Play} play @returns {PlacedHunch[]} */
function read(play) {
  const kept = /** @type {any} */ (play.notes.read());
  return kept?.round === play.view.round && Array.isArray(kept.noted) ? kept.noted : [];
}

/**
 * Return the hunches by where their cards lie now; none once the round is over.
 * @param {Play} play
 */
export function hunchesOf(play) {
  if (play.view.outcome) return NONE;
  const noted = hunchesIn(play);
  return noted.length ? placed(noted, play) : NONE;
}

let last = {
  noted: /** @type {PlacedHunch[]} */ ([]),
  feed: /** @type {FeedItem[]} */ ([]),
  whole: 0,
  n: 0,
  placed: NONE,
};

/**
 * Return the hunches with the present slots of their cards. Cards that can't be followed are left out.
 * @param {PlacedHunch[]} noted
 * @param {{feed: FeedItem[], whole: number, n: number}} play
 */
function placed(noted, { feed, whole, n }) {
  if (last.noted !== noted || last.feed !== feed || last.whole !== whole || last.n !== n) {
    const places = noted.flatMap(({ slot, n: since, about, not }) => {
      const place = since === n ? slot : followed(slot, since, feed, whole);
      return place ? [/** @type {[Slot, Hunch]} */ ([place, { about, not }])] : [];
    });
    last = { noted, feed, whole, n, placed: new Map(places) };
  }
  return last.placed;
}

/**
 * @param {Slot} slot
 * @param {number} since the update after which it lay there
 * @param {FeedItem[]} feed
 * @param {number} [whole] the update after which nothing is missing there
 * @returns {Slot | null} null if it is gone or can't be followed
 */
export function followed(slot, since, feed, whole = 0) {
  if (!feed.length || feed[0].n > since || since < whole) return null;
  let place = slot;
  for (const { n, event } of feed) {
    if (n <= since) continue;
    if (event.kind === "round_started" || isShuffled(event, place)) return null;
    if (event.kind === "eliminated" && event.slot === place) return null;
    place = exchanged(event, place);
  }
  return place;
}

/**
 * Set the hunch about the card in a slot, in place of an earlier one; null removes it.
 * @param {Play} play
 * @param {Slot} slot
 * @param {Hunch | null} hunch
 */
export function setHunch(play, slot, hunch) {
  const all = new Map(hunchesOf(play));
  all.delete(slot);
  if (hunch) all.set(slot, hunch);
  const placedNow = [...all].map(([place, { about, not }]) => ({ about, not, slot: place, n: play.n }));
  // The updates that say where the card went may still come.
  const noted = [...hunchesIn(play).filter(({ n }) => n < play.whole), ...placedNow];
  written.value = { round: roundOf(play), noted };
  play.notes.write(noted.length ? { round: play.view.round, noted } : null);
}

/** Forget all hunches. @param {Play} play */
export const forgetHunches = (play) => play.notes.write(null);
