// What this page was sent of its matches: kept in the browser as it came, so that nothing sent afterwards can take its
// place.

/** @import { Update } from "../../net/wire.js" */
/** @import { TableStore } from "../table/store.js" */
/** @import { SeenEvent } from "./check.js" */

import { allRecords, forgetBelow, keepRecords } from "./database.js";
import { sharesOf } from "./shares.js";

/**
 * What one update sent. `n` is its number; a note of the page's own, which has no events, is between two. `late`: it
 * was fetched when its match was over. `again`: another one came by the same number. `shown`: the page has shown what it
 * found of the match that ended by the update before.
 * @typedef {{n: number, events: SeenEvent[], late: boolean, again?: boolean, shown?: boolean}} Remembered
 */

/** How long updates are gathered before they are written, in milliseconds. */
const GATHERING = 200;

/** How far behind the end of a match it is noted that its check was shown. */
const BEHIND_END = 0.5;

/** Each writes what was gathered of a player. @type {Set<() => void>} */
const writers = new Set();

/** When everything is written. @type {Promise<void>} */
let written = Promise.resolve();

/**
 * Remember everything that a page is sent from now on.
 * @param {TableStore} store
 * @returns {() => void} stop
 */
export function rememberUpdates(store) {
  /** @type {Remembered[]} */
  let waiting = [];
  let timer = 0;
  const write = () => {
    clearTimeout(timer);
    timer = 0;
    const news = waiting;
    waiting = [];
    if (news.length) written = written.then(() => keepRecords(store.code, store.player, news));
  };
  writers.add(write);
  store.remember((updates, late) => {
    waiting.push(...updates.map((update) => ({ n: update.n, events: sentBy(update), late })));
    timer ||= setTimeout(write, GATHERING);
  });
  addEventListener("pagehide", write);
  return () => {
    removeEventListener("pagehide", write);
    write();
    writers.delete(write);
  };
}

/**
 * Return the events of an update in their order, private ones at their places. Chat is left out: the host may clear it,
 * and it proves nothing. So are notes of the page's own.
 * @param {Update} update
 * @returns {SeenEvent[]}
 */
export function sentBy({ events, yours }) {
  /** @type {SeenEvent[]} */
  const sent = [...(events ?? [])];
  for (const { after, ...event } of [...(yours ?? [])].reverse())
    sent.splice(after, 0, /** @type {SeenEvent} */ (event));
  return sent.filter(({ kind }) => kind !== "said" && kind !== "share_made");
}

/**
 * Return everything that a page remembers of a table, oldest first.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Remembered[]>}
 */
export async function recall(code, player) {
  for (const write of writers) write();
  await written;
  return allRecords(code, player);
}

/**
 * Return the numbers of the updates by which the last match that is over was promised, called for and ended, as far as
 * they are known.
 * @param {Remembered[]} records oldest first
 */
export function lastMatch(records) {
  const all = records.flatMap(({ n, events }) => events.map((event) => ({ n, event })));
  const end = all.findLastIndex(({ event }) => event.kind === "match_ended");
  const started = all.slice(0, Math.max(end, 0)).findLast(({ event }) => event.kind === "match_started");
  /** @param {string} kind */
  const first = (kind) => all.find(({ event }) => event.kind === kind && event.number === started?.event.number)?.n;
  return { promised: first("match_prepared"), called: first("match_starting"), ended: all[end]?.n };
}

/**
 * Return whether no update of the last match that is over is missing, from its promise to its end.
 * @param {Remembered[]} records oldest first
 */
export function isWhole(records) {
  const { promised = 0, ended = 0 } = lastMatch(records);
  const numbers = records.flatMap(({ n }) => (Number.isInteger(n) && n >= promised && n <= ended ? [n] : []));
  return numbers.every((n, i) => i === 0 || n === numbers[i - 1] + 1);
}

/**
 * Remember that the page has shown what it found of the last match that is over, and forget what is older than that
 * match, unless it is still wanted.
 * @param {string} code
 * @param {string} player
 * @param {Remembered[]} records oldest first
 * @param {boolean} isWanted
 */
export async function noteShown(code, player, records, isWanted) {
  const { promised, ended } = lastMatch(records);
  if (ended === undefined) return;
  await keepRecords(code, player, [{ n: ended + BEHIND_END, events: [], late: false, shown: true }]);
  if (promised && !isWanted) await forgetBelow(code, player, promised);
}

/**
 * Return the events until the last match was over, with the page's own shares behind the promises for which they were
 * made; where it was not sent the promise, before the call.
 * @param {string} code
 * @param {string} player
 * @param {Remembered[]} records oldest first
 * @returns {SeenEvent[]}
 */
export function withOwnShares(code, player, records) {
  const { ended = Number.POSITIVE_INFINITY } = lastMatch(records);
  const events = records.flatMap(({ n, events }) => (n <= ended ? events : []));
  const promises = new Set(events.map(({ kind, commitment }) => kind === "match_prepared" && commitment));
  const own = sharesOf(code, player);
  return events.flatMap((event) => {
    const made = own.filter(({ promised, commitment }) =>
      promises.has(promised)
        ? event.kind === "match_prepared" && event.commitment === promised
        : event.kind === "match_starting" && event.commitments[player] === commitment,
    );
    const notes = made.map(({ promised, share, published }) => ({
      ...{ kind: "share_made", player, share, promised },
      ...(published && { published }),
    }));
    return event.kind === "match_prepared" ? [event, ...notes] : [...notes, event];
  });
}
