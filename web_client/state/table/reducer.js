/** @import { FromServer, Snapshot, Table, Update } from "../../net/wire.js" */
/** @import { LocalAction, TableState } from "../types.js" */

import { extendFeed, mergeHistory, NOBODY, rosterOf, withoutChat } from "./feed.js";
import { mergePatch, patched } from "./patch.js";

/** How long a message may have taken, in milliseconds. */
const LONGEST_WAY = 10_000;

/** @type {TableState} */
export const INITIAL = {
  n: null,
  history: null,
  you: null,
  table: null,
  public: null,
  own: null,
  legal: [],
  timeoutMove: null,
  here: [],
  learning: {},
  skew: 0,
  roster: NOBODY,
  feed: [],
  whole: 0,
  pending: {},
  refusal: null,
  waiting: false,
  outdated: false,
  hole: false,
};

/** Return whether an update or a snapshot has a number that one can have. @param {{n: number}} message */
export const isNumbered = ({ n }) => Number.isSafeInteger(n) && n >= 1;

/**
 * Return the state after a message; the same object if nothing changes.
 * @param {TableState} state
 * @param {FromServer | LocalAction} message
 * @param {number} now our clock
 * @returns {TableState}
 */
export function reduce(state, message, now) {
  switch (message.type) {
    case "snapshot":
      return takeSnapshot(state, message, now);
    case "update":
      return takeUpdate(state, message, now);
    case "presence":
      return { ...state, here: message.here, learning: message.learning ?? {} };
    case "waiting":
      return { ...state, waiting: true };
    case "done":
      return settle(state, message.id);
    case "refused":
      return refuse(state, message);
    case "error":
      return { ...state, refusal: { ...message, place: "page" } };
    case "bye":
    case "tunnel":
    case "watching":
    case "server_state":
      return state;
    case "sent":
      return send(state, message);
    case "delayed":
      return delay(state, message);
    case "dismissed":
      return { ...state, refusal: null };
    case "history":
      return takeHistory(state, message);
    default:
      return { ...state, outdated: true };
  }
}

/**
 * Return whether the server has lost what the state shows, at least its last updates.
 * @param {TableState} state
 * @param {Snapshot} snapshot
 */
export const isOfAnotherHistory = (state, snapshot) => state.history !== null && snapshot.history !== state.history;

/**
 * @param {TableState} state
 * @param {Snapshot} snapshot
 * @param {number} now
 * @returns {TableState}
 */
function takeSnapshot(state, snapshot, now) {
  if (isOfAnotherHistory(state, snapshot)) {
    const refusal = { place: "page", code: "history_changed", reason: "" };
    return takeSnapshot({ ...INITIAL, pending: state.pending, refusal }, snapshot, now);
  }
  return {
    ...state,
    n: snapshot.n,
    history: snapshot.history ?? null,
    you: snapshot.you ?? null,
    table: snapshot.table,
    public: snapshot.public ?? null,
    own: snapshot.own ?? null,
    legal: snapshot.legal ?? [],
    timeoutMove: snapshot.timeout_move ?? null,
    here: snapshot.here,
    skew: snapshot.now - now,
    roster: rosterOf(state.roster, snapshot.table),
    feed: feedAt(state, snapshot.table),
    whole: snapshot.n === state.n ? state.whole : snapshot.n,
    waiting: false,
    hole: false,
  };
}

/**
 * @param {TableState} state
 * @param {Update} update
 * @param {number} now
 * @returns {TableState}
 */
function takeUpdate(state, update, now) {
  if (state.n === null || !state.table || update.n <= state.n) return settle(state, update.done);
  if (update.n > state.n + 1) return { ...state, hole: true };
  /** @type {Table} */
  const table = update.table ? mergePatch(state.table, update.table) : state.table;
  const roster = rosterOf(state.roster, table);
  const next = {
    ...state,
    n: update.n,
    table,
    public: patched(state.public, update.public, update.fresh),
    own: patched(state.own, update.own, update.fresh),
    legal: hasMoved(state, update) ? (update.legal ?? []) : keepIfEqual(state.legal, update.legal ?? []),
    timeoutMove: update.timeout_move ?? null,
    skew: better(state.skew, update.at - now),
    roster,
  };
  // What was erased is asked for again without it, once the server has loaded the table anew.
  if (erases(update)) return settle({ ...next, n: null, feed: [], roster: rosterOf(NOBODY, table) }, update.done);
  return settle({ ...next, feed: extendFeed(feedAt(state, table), update, state, next) }, update.done);
}

/** Return whether something that came before an update is erased. @param {Update} update */
const erases = ({ events }) => Boolean(events?.some(({ kind }) => kind === "player_erased" || kind === "line_erased"));

/**
 * Return whether this page's player has moved: here, elsewhere, or because their time was up. What they may do then is
 * a new decision, even if it is the same again.
 * @param {TableState} state
 * @param {Update} update
 */
function hasMoved({ table, you, pending }, { done, events }) {
  const seat = you && table?.players[you.player]?.seat;
  const acts = seat !== null && events?.some((one) => one.seat === seat);
  return Boolean(acts) || pending[done ?? ""] === "move";
}

/**
 * Return the feed up to now, without the chat if the table shows that it was cleared since.
 * @param {TableState} state
 * @param {Table} table
 */
const feedAt = (state, table) =>
  state.table && state.table.clearings !== table.clearings ? withoutChat(state.feed) : state.feed;

/**
 * Return the more accurate of two differences between the server's clock and ours. A slow message makes the server's
 * clock look slow, never fast.
 * @param {number} before
 * @param {number} after
 */
const better = (before, after) => (after > before && after < before + LONGEST_WAY ? after : before);

/**
 * Equal moves stay the same object, so that a half-made choice survives an update that is only chat.
 * @param {string[]} before
 * @param {string[]} after
 */
function keepIfEqual(before, after) {
  const equal = before.length === after.length && before.every((move, i) => move === after[i]);
  return equal ? before : after;
}

/**
 * @param {TableState} state
 * @param {string | null | undefined} id
 * @returns {TableState}
 */
function settle(state, id) {
  if (!id || !(id in state.pending)) return state;
  const { [id]: _, ...pending } = state.pending;
  const refusal = state.refusal?.again === id ? null : state.refusal;
  return { ...state, pending, refusal };
}

/**
 * @param {TableState} state
 * @param {{id: string, code: string, reason: string}} message
 * @returns {TableState}
 */
function refuse(state, { id, code, reason }) {
  const place = state.pending[id] ?? "page";
  return { ...settle(state, id), refusal: { place, code, reason } };
}

/**
 * @param {TableState} state
 * @param {{id: string, code: string}} action
 * @returns {TableState}
 */
function delay(state, { id, code }) {
  const place = state.pending[id] ?? "page";
  return { ...state, refusal: { place, code, reason: "", again: id } };
}

/**
 * @param {TableState} state
 * @param {{id: string, place: string}} action
 * @returns {TableState}
 */
function send(state, { id, place }) {
  return { ...state, refusal: null, pending: { ...state.pending, [id]: place } };
}

/**
 * Add the updates from before a snapshot. If no newer snapshot has come, the feed is complete from then on.
 * @param {TableState} state
 * @param {{updates: Update[], whole: number, upto: number, clearings: number | null | undefined}} action `clearings`: as
 *   often the chat had been cleared when the updates were asked for
 * @returns {TableState}
 */
function takeHistory(state, { updates, whole, upto, clearings }) {
  const erasedAt = updates.findLast(erases)?.n ?? 0;
  const roster = erasedAt && state.table ? rosterOf(NOBODY, state.table) : state.roster;
  const left = state.feed.filter(({ n }) => n > erasedAt);
  const merged = mergeHistory(left, updates, roster);
  const feed = state.table?.clearings === clearings ? merged : withoutChat(merged);
  return { ...state, feed, roster, whole: upto === state.whole ? whole : state.whole };
}
