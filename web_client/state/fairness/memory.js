// What this page was told of a match, as it remembers it: kept in the browser as it came, so that nothing told
// afterwards can take its place.

/** @import { Update } from "../../net/wire.js" */
/** @import { TableStore } from "../table/store.js" */
/** @import { Told } from "./check.js" */
/** @import { OwnShare } from "./shares.js" */

import { sharesOf } from "./shares.js";
import { allRecords, forgetBelow, highestBefore, keepRecords } from "./memory_database.js";
import { standingChoices } from "./choices.js";
import { hasOptions } from "./options.js";

/**
 * What one update told. `n` is its number; a note of the page's own, which has no events, is between two. `late`: it
 * was fetched when its match was over, and `heard` is the number of the last update that the page had then. `again`:
 * another one came by the same number, or the numbers went back. `old`: it is all that is left from before what is
 * remembered. `shown`: the page has shown what it found of the match that ended by the next update.
 * @typedef {{n: number, events: Told[], late: boolean, heard?: number | undefined, again?: boolean, old?: boolean, shown?: boolean}} Remembered
 */

/** How long updates are gathered before they are written, in milliseconds. */
const GATHERING = 200;

/** Write what has been gathered. */
let writeNow = () => {};

/** When everything is written. @type {Promise<void>} */
let written = Promise.resolve();

/** The highest number that was heard since this page was opened, by table and player. @type {Map<string, number>} */
const highest = new Map();

/**
 * Remember everything that a page is told from now on.
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
  writeNow = write;
  /** @param {Remembered[]} news */
  const remember = (...news) => {
    waiting.push(...news);
    timer ||= setTimeout(write, GATHERING);
  };
  const stopWatching = watchNumbers(store, remember);
  store.remember((updates, late) =>
    remember(
      ...updates.map((update) => ({
        n: update.n,
        events: toldBy(update),
        late,
        ...(late && { heard: store.state.peek().n ?? undefined }),
      })),
    ),
  );
  addEventListener("pagehide", write);
  return () => {
    removeEventListener("pagehide", write);
    stopWatching();
    write();
  };
}

/**
 * Remember it if a server's numbers go back: it could tell what it likes in the order that it likes.
 * @param {TableStore} store
 * @param {(one: Remembered) => void} remember
 * @returns {() => void} stop
 */
function watchNumbers(store, remember) {
  const { code, player, state } = store;
  const key = `${code} ${player}`;
  /** @param {number} before the highest number heard @param {number | null} n the one after it */
  const look = (before, n = state.peek().n) => {
    const heard = Math.max(highest.get(key) ?? 0, before);
    if (n !== null && n < heard) remember({ n: heard + 0.5, events: [], late: false, again: true });
    highest.set(key, Math.max(heard, n ?? 0));
  };
  // Another tab may have heard more since this page was opened. Its own socket was opened later than that.
  const [page] = /** @type {(PerformanceNavigationTiming | undefined)[]} */ (
    performance.getEntriesByType("navigation")
  );
  const opened = performance.timeOrigin + (page?.domInteractive ?? 0);
  const made = sharesOf(code, player).map(({ n, at }) => (at < opened ? n : 0));
  void highestBefore(code, player, opened).then((n) =>
    // More may have come since the first snapshot.
    look(Math.max(n, ...made), store.firstNumber ?? state.peek().n),
  );
  const stop = store.onSnapshot((before) => look(before.n ?? 0));
  return () => {
    stop();
    look(0);
  };
}

/**
 * Return the events of an update in their order, private ones at their places. What was said is none of them: the host
 * may clear it, and it proves nothing. Nor is a note of the page's own.
 * @param {Update} update
 * @returns {Told[]}
 */
export function toldBy({ events, yours }) {
  /** @type {Told[]} */
  const told = [...(events ?? [])];
  for (const { after, ...event } of [...(yours ?? [])].reverse()) told.splice(after, 0, /** @type {Told} */ (event));
  return told.filter(({ kind }) => kind !== "said" && kind !== "share_made");
}

/**
 * Return everything that a page remembers of a table, oldest first.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Remembered[]>}
 */
export async function recall(code, player) {
  writeNow();
  await written;
  return allRecords(code, player);
}

/**
 * Forget what is older than the last match that was over by what was told then: another may have ended since.
 * @param {string} code
 * @param {string} player
 * @param {Remembered[]} told oldest first
 */
export async function forgetEarlier(code, player, told) {
  const [begin] = placesIn(told);
  if (begin) await forgetBelow(code, player, begin, leftFrom(told, begin));
}

/** How far before the end of a match it is noted that it was checked. */
const BEFORE_END = 0.125;

/**
 * Remember that the page has shown what it found of the last match that is over.
 * @param {string} code
 * @param {string} player
 * @param {Remembered[]} told oldest first
 */
export async function noteShown(code, player, told) {
  const n = endsIn(told).at(-1);
  if (n !== undefined) await keepRecords(code, player, [{ n: n - BEFORE_END, events: [], late: false, shown: true }]);
}

/**
 * Return whether the page has shown what it found of the match before the last one that is over. It goes by the number of
 * its end: the server may use a secret again.
 * @param {Remembered[]} told oldest first
 */
export function isEarlierShown(told) {
  const end = endsIn(told).at(-2);
  return end !== undefined && told.some(({ n, shown }) => shown === true && n === end - BEFORE_END);
}

/** Return the numbers of the updates by which matches ended. @param {Remembered[]} told oldest first */
const endsIn = (told) =>
  told.flatMap(({ n, events }) => events.flatMap(({ kind }) => (kind === "match_ended" ? [n] : [])));

/**
 * Return the number of the first update that is remembered, if the last match that is over is remembered from its
 * promise on; 0 if not.
 * @param {Remembered[]} told oldest first
 */
export function wholeFrom(told) {
  const [promised, end] = placesIn(told);
  return promised && end ? firstOf(told) : 0;
}

/**
 * Return whether no update of the last match that is over is missing, from its promise to its end.
 * @param {Remembered[]} told oldest first
 */
export function isWhole(told) {
  const [promised = 0, end = 0] = placesIn(told);
  const numbers = told.flatMap(({ n, old }) => (Number.isInteger(n) && !old && n >= promised && n <= end ? [n] : []));
  return numbers.every((n, i) => i === 0 || n === numbers[i - 1] + 1);
}

/** @param {Remembered[]} told oldest first */
const firstOf = (told) => Math.ceil(told.find(({ old }) => !old)?.n ?? 0);

/**
 * Return what belongs to the last match that is over, from its promise on as far as that is known.
 * @param {Remembered[]} told oldest first
 */
export function ofLastMatch(told) {
  const [begin = 0] = placesIn(told);
  return [...leftFrom(told, begin), ...told.filter(({ n }) => n >= begin)];
}

/**
 * Return how much of the last match that is over was heard only then. What was heard before its shares were called for
 * came in time, if the match before it was over by then.
 * @param {Remembered[]} told oldest first
 */
export function heardLate(told) {
  const ofMatch = ofLastMatch(told);
  const called = ofMatch.findLast(({ events }) => events.some(({ kind }) => kind === "match_starting"))?.n ?? 0;
  return ofMatch.filter(({ n, late, heard = Number.POSITIVE_INFINITY }) => late && Math.max(n, heard) >= called).length;
}

/**
 * Return what is left from before an update: the options that stood then, also of seats.
 * @param {Remembered[]} told oldest first
 * @param {number} begin
 * @returns {Remembered[]}
 */
function leftFrom(told, begin) {
  const before = told.filter(({ n }) => n < begin);
  const all = before.flatMap(({ events }) => events);
  const left = new Set([all.findLast(hasOptions), ...standingChoices(all).values()]);
  return before.flatMap(({ n, events, late, heard }) => {
    const kept = events.filter((event) => left.has(event));
    return kept.length ? [{ n, events: kept, late, heard, old: true }] : [];
  });
}

/**
 * Return the numbers of the updates by which the last match that is over was promised and ended.
 * @param {Remembered[]} told oldest first
 */
function placesIn(told) {
  const all = told.flatMap(({ n, events }) => events.map((event) => ({ n, event })));
  const end = all.findLastIndex(({ event }) => event.kind === "match_ended");
  const started = all.findLastIndex(({ event }, i) => i < end && event.kind === "match_started");
  const number = all[started]?.event.number;
  const endedBefore = all.findLastIndex(({ event }, i) => i < started && event.kind === "match_ended");
  const before = all.findLastIndex(({ event }, i) => i < endedBefore && event.kind === "match_started");
  const promised = all.find(
    ({ event }, i) => i > before && i < started && event.kind === "match_prepared" && event.number === number,
  );
  return [promised?.n, all[end]?.n];
}

/**
 * Return the events until the last match was over, with the page's own shares at their places.
 * @param {string} code
 * @param {string} player
 * @param {Remembered[]} told oldest first
 * @returns {Told[]}
 */
export function withOwnShares(code, player, told) {
  const [, last = Number.POSITIVE_INFINITY] = placesIn(told);
  const first = firstOf(told);
  /** @param {string} kind @returns {{n: number, event: Told}[]} */
  const all = (kind) =>
    told.flatMap(({ n, events }) => events.flatMap((event) => (event.kind === kind ? [{ n, event }] : [])));
  const promises = all("match_prepared");
  const calls = all("match_starting");
  const callFor = (/** @type {OwnShare} */ own) => {
    const promise = promises.find(({ event }) => event.commitment === own.promised);
    return calls.find(
      ({ event }) => event.commitments[player] === own.commitment || event.number === promise?.event.number,
    );
  };
  /** @type {{n: number, events: Told[]}[]} */
  const placed = [];
  let before = Number.POSITIVE_INFINITY;
  // Numbers are the server's. Whatever they say, a share was made before the next one, and before its match was called.
  for (const own of sharesOf(code, player).reverse()) {
    const { promised, share, published } = own;
    before = Math.min(own.n, before, (callFor(own)?.n ?? Number.POSITIVE_INFINITY) - 1);
    const made = { kind: "share_made", player, share, promised, ...(published && { published }) };
    if (before >= first - 1 && before < last) placed.unshift({ n: before + 0.5, events: [made] });
  }
  const until = told.filter(({ n }) => n <= last);
  return [...until, ...placed].sort((one, other) => one.n - other.n).flatMap(({ events }) => events);
}
