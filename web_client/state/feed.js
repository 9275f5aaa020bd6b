/**
 * @import { Table, Update, WireEvent } from "../net/wire.js"
 * @import { FeedItem, Roster } from "./types.js"
 */

const LONGEST = 800;

/** @type {Roster} */
export const NOBODY = { seats: {}, names: {} };

/**
 * Return who sits where now, the names of those who have gone kept.
 * @param {Roster} before
 * @param {Table} table
 * @returns {Roster}
 */
export function rosterOf(before, table) {
  const names = { ...before.names };
  for (const [player, { name }] of Object.entries(table.players)) names[player] = name;
  const after = { seats: { ...table.seats }, names };
  return sameRoster(before, after) ? before : after;
}

/**
 * @param {Roster} one
 * @param {Roster} other
 */
function sameRoster(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Return the items of one update, told with the names and seats that it leads to; but a change of
 * names with those before.
 * @param {Update} update
 * @param {Roster} before
 * @param {Roster} after
 * @returns {FeedItem[]}
 */
export function itemsOf(update, before, after) {
  const { n, at } = update;
  const told = (update.events ?? []).map((event, i) => ({ event, yours: false, place: i + 1 }));
  const whispered = (update.yours ?? []).map((event) => ({
    event,
    yours: true,
    place: event.after,
  }));
  return [...told, ...whispered]
    .sort((one, other) => one.place - other.place)
    .map(({ event, yours }, i) => ({
      key: `${n}.${i}`,
      n,
      at,
      roster: event.kind === "renamed" ? before : after,
      event,
      yours,
    }));
}

/**
 * Return a feed with an update's items at its end; the oldest items go when it gets too long.
 * @param {FeedItem[]} feed
 * @param {Update} update
 * @param {Roster} before
 * @param {Roster} after
 */
export function extendFeed(feed, update, before, after) {
  const items = itemsOf(update, before, after);
  return items.length ? [...feed, ...items].slice(-LONGEST) : feed;
}

/**
 * Return a feed completed by updates that were fetched afterwards, told with the names and seats of
 * their time.
 * @param {FeedItem[]} feed
 * @param {Update[]} updates oldest first
 * @param {Roster} now
 */
export function mergeHistory(feed, updates, now) {
  const known = new Set(feed.map((item) => item.n));
  /** @type {Roster} */
  let roster = { seats: {}, names: { ...now.names } };
  const past = updates.flatMap((update) => {
    const before = withSeats(roster, now);
    roster = (update.events ?? []).reduce(seatPeople, roster);
    return known.has(update.n) ? [] : itemsOf(update, before, withSeats(roster, now));
  });
  return [...past, ...feed].sort((one, other) => one.n - other.n).slice(-LONGEST);
}

/**
 * @param {Roster} roster
 * @param {Roster} now
 * @returns {Roster}
 */
const withSeats = (roster, now) => ({ ...roster, seats: { ...now.seats, ...roster.seats } });

/**
 * @param {Roster} roster
 * @param {WireEvent} event
 * @returns {Roster}
 */
function seatPeople(roster, event) {
  const { seats, names } = roster;
  if (event.kind === "match_started" && Array.isArray(event.seats)) {
    return { names, seats: Object.fromEntries(event.seats.map((player, seat) => [seat, player])) };
  }
  if (event.kind === "sat" || event.kind === "seat_given") return { names, seats: { ...seats, [event.seat]: event.player } };
  if (typeof event.player === "string" && typeof event.name === "string") {
    return { seats, names: { ...names, [event.player]: event.name } };
  }
  return roster;
}
