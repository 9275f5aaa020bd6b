// The events of a match that is over, as this page was sent them: morpho_server/games/fairness/told_match.py.

/** @import { Told } from "./check.js" */

/** Events that hold no whole match; the text says what is missing. */
export class Uncheckable extends Error {}

/** The match goes on from another: its deal was drawn for that one. */
export class PlayedOn extends Uncheckable {}

/** @typedef {ReturnType<typeof findMatch>} FoundMatch */

/** Find the last match that is over. @param {Told[]} events */
export function findMatch(events) {
  const end = lastOf(events, "match_ended", events.length);
  const begin = lastOf(events, "match_started", end);
  const before = events.slice(0, begin);
  const revealed = events[lastOf(events, "shares_revealed", begin)];
  const { number } = events[begin];
  const endedBefore = before.findLastIndex(({ kind }) => kind === "match_ended");
  const since = beganBefore(before);
  /** @param {(event: Told, at: number) => boolean} fits */
  const all = (fits) => before.flatMap((event, at) => (fits(event, at) ? [{ event, at }] : []));
  const callings = all(({ kind }, at) => kind === "match_starting" && at >= since);
  if (!callings.length || !events[end].draws) throw new Uncheckable("its beginning is missing, or it is too old");
  const during = events.slice(begin, end);
  const ownShares = before.slice(since).filter(({ kind }) => kind === "share_made");
  const shares = { ...callings[0].event.commitments, ...revealed.shares };
  const mayBePlayedOn = !ownShares.length && !Object.keys(shares).length && beginsTable(before, callings[0].event);
  if (mayBePlayedOn && during.some(({ kind }) => kind === "match_played_on"))
    throw new PlayedOn("it was played on from another match");
  return {
    number,
    ended: events[end],
    started: events[begin],
    revealed,
    before,
    during,
    /** Since the match before, until this one was started. */
    lobby: before.slice(Math.max(endedBefore, 0)),
    /** From the call for shares until the first round. */
    waiting: [...before.slice(callings[0].at), ...until("round_opened", during)],
    later: until("match_started", events.slice(end)),
    callings,
    promises: all((event) => event.kind === "match_prepared" && event.number === number),
    /** Whether a match is said to have begun that did not end. */
    isBegunTwice: before.slice(since + 1).some(({ kind }) => kind === "match_started"),
    ownShares,
  };
}

/**
 * Return whether a match begins a table, with bots and one person.
 * @param {Told[]} before
 * @param {Told} called
 */
function beginsTable(before, { seats }) {
  const bots = new Set(before.flatMap(({ kind, player }) => (kind === "bot_joined" ? [player] : [])));
  const people = new Set(seats.filter((/** @type {string} */ player) => !bots.has(player)));
  return people.size === 1 && !before.some(({ kind }) => kind === "match_started" || kind === "match_ended");
}

/** Return the events before the first of a kind, all if there is none. @param {string} kind @param {Told[]} events */
function until(kind, events) {
  const at = events.findIndex((event) => event.kind === kind);
  return at < 0 ? events : events.slice(0, at);
}

/** @param {Told[]} events @param {string} kind @param {number} before */
function lastOf(events, kind, before) {
  const at = events.slice(0, before).findLastIndex((event) => event.kind === kind);
  if (at < 0) throw new Uncheckable(`there is no ${kind} in it`);
  return at;
}

/**
 * Return where the last match began that has ended; what follows belongs to the next.
 * @param {Told[]} events
 */
export function beganBefore(events) {
  const ended = events.findLastIndex(({ kind }) => kind === "match_ended");
  return Math.max(
    events.findLastIndex(({ kind }, at) => kind === "match_started" && at < ended),
    0,
  );
}
