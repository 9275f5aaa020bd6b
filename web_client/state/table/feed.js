/** @import { Json, Table, Update, WireEvent } from "../../net/wire.js" */
/** @import { FeedItem, Roster } from "../types.js" */

import { isOfTable } from "../../i18n/table_events.js";
import { patched } from "./patch.js";

const LONGEST = 800;

/** @type {Roster} */
export const NOBODY = { seats: {}, names: {}, bots: {} };

/**
 * Return who sits where now, or sat there last, keeping the names of players who have left.
 * @param {Roster} before
 * @param {Table} table
 * @returns {Roster}
 */
export function rosterOf(before, table) {
  const names = { ...before.names };
  const bots = { ...before.bots };
  const programs = { ...before.programs };
  for (const [player, { name, bot, program }] of Object.entries(table.players)) {
    names[player] = name;
    if (bot) bots[player] = true;
    if (program) programs[player] = true;
  }
  for (const [player, { name }] of Object.entries(table.entry_requests ?? {})) names[player] = name;
  /** @type {Record<string, string>} */
  const left = {};
  for (const [seat, { player, name }] of Object.entries(table.left ?? {})) {
    left[seat] = player;
    names[player] ??= name;
  }
  const after = { seats: { ...table.seats }, left, names, bots, programs };
  return sameRoster(before, after) ? before : after;
}

/** Return whether something that was said has been cleared. @param {WireEvent} event */
const isCleared = (event) => event.kind === "said" && !event.text && !event.phrase;

/** @param {Roster} one @param {Roster} other */
function sameRoster(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Return the items of one update, with the names and seats after it; a change of names has those before it.
 * @param {Update} update
 * @param {Roster} before
 * @param {Roster} after
 * @param {Json | null} [was] the game's view before it
 * @param {Json | null} [is] and after it
 * @returns {FeedItem[]}
 */
function itemsOf(update, before, after, was = null, is = null) {
  const { n, at } = update;
  const open = withTurns(update.events ?? [], was ?? {}, is ?? {})
    .map((event, i) => ({ event: withWinners(event, update), yours: false, place: i + 1 }))
    .filter(({ event, place }) => !(event.kind === "sat" && isBot(update.events?.[place - 2])));
  const whispered = (update.yours ?? []).map((event) => ({
    event,
    yours: event.kind !== "said", // by somebody who is out, to all who are
    place: event.after,
  }));
  return [...open, ...whispered]
    .filter(({ event }) => !isCleared(event))
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
 * Return events in which every turn begins by an event of its own, with its number: a game that has none for it shows it
 * in its view.
 * @param {WireEvent[]} events
 * @param {Json} was the game's view before them
 * @param {Json} is and after them
 * @returns {WireEvent[]}
 */
function withTurns(events, was, is) {
  /** @param {WireEvent} event */
  const numbered = (event) => ({ ...event, number: event.number ?? event.turn_number ?? is.turns?.[event.seat] });
  if (events.some(isTurn)) return events.map((event) => (isTurn(event) ? numbered(event) : event));
  const { turn, turn_number: number } = is;
  const isSame = turn === was.turn && number === was.turn_number;
  return isSame || typeof turn !== "number" ? events : [...events, { kind: "turn_began", seat: turn, number }];
}

/** @param {WireEvent} event */
const isTurn = ({ kind }) => kind === "turn_began";

/**
 * Return an event. The end of a match gets the seats that won it, from the table, and whether there was only one.
 * @param {WireEvent} event
 * @param {Update} update
 */
const withWinners = (event, { table }) =>
  event.kind === "match_ended"
    ? { ...event, winners: event.winners ?? table?.match?.winners ?? [], alone: table?.match?.scores?.length === 1 }
    : event;

/**
 * Return whether an event says that a bot joined; the event that seats it then needs no line.
 * @param {WireEvent | undefined} event
 */
const isBot = (event) => event?.kind === "bot_joined";

/**
 * Return a feed with an update's items at its end; the oldest items go when it gets too long.
 * @param {FeedItem[]} feed
 * @param {Update} update
 * @param {{roster: Roster, public: Json | null}} before
 * @param {{roster: Roster, public: Json | null}} after
 */
export function extendFeed(feed, update, before, after) {
  const items = itemsOf(update, before.roster, after.roster, before.public, after.public);
  return items.length ? withoutOtherGames([...feed, ...items]).slice(-LONGEST) : feed;
}

/**
 * Return a feed without the events of a game played before the current one, whose client can't describe them.
 * @param {FeedItem[]} feed
 */
function withoutOtherGames(feed) {
  const chosen = feed.findLastIndex(({ event }) => event.kind === "game_chosen");
  return feed.filter(({ event }, i) => i >= chosen || isOfTable(event));
}

/** Return a feed without anything that was said. @param {FeedItem[]} feed */
export const withoutChat = (feed) => feed.filter(({ event }) => event.kind !== "said");

/**
 * Return a feed completed by updates that were fetched later, with the names and seats of their time.
 * @param {FeedItem[]} feed
 * @param {Update[]} updates oldest first
 * @param {Roster} now
 */
export function mergeHistory(feed, updates, now) {
  const known = new Set(feed.map((item) => item.n));
  /** @type {Roster} */
  let roster = { ...now, seats: {} };
  /** As far as the updates tell it. @type {Json | null} */
  let view = null;
  const past = updates.flatMap((update) => {
    const [before, was] = [withSeats(roster, now), view];
    roster = (update.events ?? []).reduce(seatPeople, roster);
    view = patched(view, update.public, update.fresh);
    return known.has(update.n) ? [] : itemsOf(update, before, withSeats(roster, now), was, view);
  });
  return withoutOtherGames([...past, ...feed].sort((one, other) => one.n - other.n)).slice(-LONGEST);
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
  const { seats, names, bots } = roster;
  if (event.kind === "match_started" && Array.isArray(event.seats)) {
    return { ...roster, seats: Object.fromEntries(event.seats.map((player, seat) => [seat, player])) };
  }
  if (event.kind === "sat" || event.kind === "seat_given") {
    return { ...roster, seats: { ...seats, [event.seat]: event.player } };
  }
  if (event.kind === "program_noted") return { ...roster, programs: { ...roster.programs, [event.player]: true } };
  if (typeof event.player === "string" && typeof event.name === "string") {
    return {
      ...roster,
      names: { ...names, [event.player]: event.name },
      bots: isBot(event) ? { ...bots, [event.player]: true } : bots,
    };
  }
  return roster;
}
