/** @import { Connection } from "../../net/types.js" */
/** @import { TableStore } from "../table/store.js" */
/** @import { Finding, Report, SeenEvent } from "./check.js" */
/** @import { Remembered } from "./memory.js" */

import { RequestRefused } from "../../net/rest.js";
import { isNumbered } from "../table/reducer.js";
import { checkMatch, isWrong, Uncheckable } from "./check.js";
import { commitmentTo } from "./draws.js";
import { same } from "./json_values.js";
import { isWhole, lastMatch, noteShown, recall, sentBy, withOwnShares } from "./memory.js";
import { SEEN, settleShares, sharesLeftOpen } from "./shares.js";

/** How many updates are fetched at a time. */
const PAGE = 500;
/** How long the server may take to send everything, in milliseconds: it could go on sending more. */
const PATIENCE = 60_000;

/**
 * What a page found, and the events that it remembers. `unseen`: of so many updates it heard only when the match was
 * over. `isContradicted`: it was sent some twice, and not the same, as by a server that was restored. `shown` is called
 * when somebody can see the report: the page then forgets what it no longer needs.
 * @typedef {Report & {events: SeenEvent[], unseen: number, isContradicted: boolean, shown: () => Promise<void>}} OwnReport
 */

/**
 * Check the last match that is over, and those that ended since a check was seen: by what this page remembers, and by
 * what the server sends now of the rest. Raises Uncheckable, also where the last one whose end it was sent is another
 * than the table shows.
 * @param {TableStore} store
 * @param {number} number of the match that the table shows
 * @returns {Promise<OwnReport>}
 */
export async function checkOwnMatch({ code, player, connection }, number) {
  const kept = await recall(code, player);
  const now = await sentNow(connection, kept);
  const known = new Set(kept.map(({ n }) => n));
  const missed = now.filter(({ n }) => !known.has(n));
  const all = [...kept, ...missed].sort((one, other) => one.n - other.n);
  const isContradicted = kept.some(({ again }) => again) || contradicts(now, kept);
  // What came twice and not the same is no course of events: that of the server is one, but proves nothing of its own.
  const records = isContradicted && now.length ? now : all;
  if (!isEnd(records, number)) throw new Uncheckable("the end of this match was not sent");
  if (!isWhole(records)) throw new Uncheckable("not everything was sent");
  const remembered = withOwnShares(code, player, all);
  const report = isContradicted
    ? await checkMatch(records.flatMap(({ events }) => events))
    : await checkMatch(remembered, player);
  const earlier = isContradicted ? null : await checkEarlier(code, player, all);
  for (const { kind, secret } of remembered)
    if (kind === "match_ended") await settleShares(code, [await commitmentTo(secret)], SEEN);
  const left = sharesLeftOpen(code, report.secret);
  const unseen = isContradicted ? 0 : lateIn(all, missed);
  /** @type {Finding[]} */
  const own = [
    ...(isContradicted ? [{ code: "contradiction", round: null, about: null }] : []),
    ...(unseen ? [{ code: "unseen", round: null, about: unseen }] : []),
    ...(earlier ? [{ code: earlier, round: null, about: null }] : []),
    ...left.map((share) => ({ code: "share_left_open", round: null, about: share.player })),
  ];
  const shown = async () => {
    const promised = left.map((share) => share.promised);
    await settleShares(code, promised, report.secret);
    await noteShown(code, player, all, earlier !== null);
  };
  return { ...report, findings: [...own, ...report.findings], events: remembered, unseen, isContradicted, shown };
}

/**
 * Return what the server sends now of the matches and what came after; nothing if it can't be asked. Raises Uncheckable
 * if it comes to no end.
 * @param {Connection} connection
 * @param {Remembered[]} kept
 * @returns {Promise<Remembered[]>}
 */
async function sentNow(connection, kept) {
  /** @type {Remembered[]} */
  const sent = [];
  const { promised, ended } = lastMatch(kept);
  let last = promised && ended ? Math.ceil(kept[0].n) - 1 : 0;
  const until = performance.now() + PATIENCE;
  try {
    for (let more = true; more; ) {
      if (performance.now() > until) throw new Uncheckable("the server comes to no end");
      const asked = last;
      // Anything between two updates could change what came before the next.
      const page = (await connection.updates(asked, PAGE)).filter((update) => isNumbered(update) && update.n > asked);
      sent.push(...page.map((update) => ({ n: update.n, events: sentBy(update), late: true })));
      last = page.at(-1)?.n ?? last;
      more = page.length === PAGE;
    }
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    return [];
  }
  return sent;
}

/**
 * Return whether the server sends anything now that the page remembers otherwise.
 * @param {Remembered[]} now
 * @param {Remembered[]} kept
 */
function contradicts(now, kept) {
  const sent = new Map(now.map(({ n, events }) => [n, events]));
  return kept.some(({ n, events }) => Number.isInteger(n) && n >= now[0]?.n && !same(sent.get(n), events));
}

/**
 * Return whether a match is the last that is over, and none has begun since.
 * @param {Remembered[]} records
 * @param {number} number
 */
function isEnd(records, number) {
  const events = records.flatMap(({ events }) => events);
  const last = events.findLast(({ kind }) => ["match_started", "match_ended", "round_opened"].includes(kind));
  const started = events.findLast(({ kind }) => kind === "match_started");
  return last?.kind === "match_ended" && started?.number === number;
}

/**
 * Return what is found of matches that are over, but whose check nobody has seen; null if nothing is.
 * @param {string} code
 * @param {string} player
 * @param {Remembered[]} records
 */
async function checkEarlier(code, player, records) {
  const ends = records.flatMap(({ n, events }) => (events.some(({ kind }) => kind === "match_ended") ? [n] : []));
  const last = ends.pop() ?? 0;
  const seen = records.findLast(({ n, shown }) => shown && n < last)?.n ?? 0;
  let found = null;
  for (const n of ends.filter((end) => end > seen)) {
    const upTo = records.filter((one) => one.n <= n);
    const { findings } = await checkMatch(withOwnShares(code, player, upTo), player).catch((error) => {
      // A match that was played on, or that is known in part only, is not spoken of.
      if (error instanceof Uncheckable) return { findings: [] };
      throw error;
    });
    if (findings.some(isWrong)) return "earlier_match_wrong";
    if (findings.length) found = "earlier_match_unproved";
  }
  return found;
}

/**
 * Return how many updates of the last match that is over came only then. What a page was sent before shares were called
 * for came in time, if it was not fetched just now.
 * @param {Remembered[]} records
 * @param {Remembered[]} missed those fetched just now
 */
function lateIn(records, missed) {
  const { promised = 0, called = 0, ended = 0 } = lastMatch(records);
  return records.filter((one) => one.late && one.n >= (missed.includes(one) ? promised : called) && one.n <= ended)
    .length;
}
