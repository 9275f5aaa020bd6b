/** @import { TableStore } from "../table/store.js" */
/** @import { ChanceRules, Finding, Report, Told } from "./check.js" */
/** @import { Remembered } from "./memory.js" */

import { RequestRefused } from "../../net/rest.js";
import { checkMatch, isWrong, Uncheckable } from "./check.js";
import { forgetEarlier, isWhole, ofLastMatch, recall, toldBy, wholeFrom, withOwnShares } from "./memory.js";
import { same } from "./same.js";

/** How many updates are fetched at a time. */
const PAGE = 500;

/** The events with which matches and rounds begin. */
const BEGINS = new Set(["match_started", "round_opened"]);

/** The matches of which this page has shown what it found: by table, player and number. @type {Set<string>} */
const judged = new Set();

/**
 * What a page found, and the events by which it went. `unseen`: of so many updates it heard only when the match was
 * over. `millis`: how long the check itself took. `shown` is called when somebody can see the report: the page then
 * forgets what it no longer needs.
 * @typedef {Report & {events: Told[], unseen: number, millis: number, shown: () => Promise<void>}} OwnReport
 */

/**
 * Check the last match that is over, and those that ended since a check: by what this page remembers, and by what the
 * server tells now of the rest. Raises Uncheckable, also where the last one of which it was told the end is another
 * than the table shows.
 * @param {TableStore} store
 * @param {ChanceRules | null} rules
 * @param {number} number of the match that the table shows
 * @returns {Promise<OwnReport>}
 */
export async function checkOwnMatch(store, rules, number) {
  const { code, player } = store;
  const remembered = await recall(code, player);
  const now = await toldNow(store, remembered);
  const known = new Set(remembered.map(({ n }) => n));
  const told = [...remembered, ...now.filter(({ n }) => !known.has(n))].sort((one, other) => one.n - other.n);
  const all = withOwnShares(code, player, told);
  const started = all.filter(({ kind }) => kind === "match_started").map((event) => event.number);
  if (started.at(-1) !== number || isGoingOn(told)) throw new Uncheckable("the end of this match was not told");
  if (!isWhole(told)) throw new Uncheckable("not everything was told");
  const begun = performance.now();
  const report = await checkMatch(all, rules, player);
  const millis = performance.now() - begun;
  const key = (/** @type {number} */ match) => `${code} ${player} ${match}`;
  // Checked again, without what tells against it, the match would seem fair.
  const isOpen = report.findings.some(
    (finding) => isWrong(finding) || (finding.code === "earlier_match_unproved" && !judged.has(key(started.at(-2)))),
  );
  const shown = async () => {
    judged.add(key(number));
    if (!isOpen) await forgetEarlier(code, player, told);
  };
  const events = isOpen ? all : withOwnShares(code, player, ofLastMatch(told));
  const others = isToldOtherwise(remembered, now) || remembered.some(({ again }) => again);
  const unseen = ofLastMatch(told).filter(({ late }) => late).length;
  /** @type {Finding[]} */
  const own = [
    ...(others ? [{ code: "told_otherwise", round: null, about: null }] : []),
    ...(unseen ? [{ code: "unseen", round: null, about: unseen }] : []),
  ];
  return { ...report, findings: [...own, ...report.findings], events, unseen, millis, shown };
}

/**
 * Return whether another match has begun since the last one that is over, by what was told.
 * @param {Remembered[]} told
 */
function isGoingOn(told) {
  const kinds = told.flatMap(({ events }) => events.map(({ kind }) => kind));
  return kinds.slice(kinds.lastIndexOf("match_ended") + 1).some((kind) => BEGINS.has(kind));
}

/**
 * Return what the server tells now of the matches and what came after; nothing if it can't be asked.
 * @param {TableStore} store
 * @param {Remembered[]} remembered
 * @returns {Promise<Remembered[]>}
 */
async function toldNow({ connection }, remembered) {
  /** @type {Remembered[]} */
  const told = [];
  let last = Math.max(0, wholeFrom(remembered) - 1);
  try {
    for (let more = true; more; ) {
      const asked = last;
      const page = (await connection.updates(asked, PAGE)).filter(({ n }) => n > asked);
      told.push(...page.map((update) => ({ n: update.n, events: toldBy(update), late: true })));
      last = page.at(-1)?.n ?? last;
      more = page.length === PAGE;
    }
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    return [];
  }
  return told;
}

/**
 * Return whether the server tells anything now that the page remembers otherwise.
 * @param {Remembered[]} remembered
 * @param {Remembered[]} now
 */
function isToldOtherwise(remembered, now) {
  if (!now.length) return false;
  const told = new Map(now.map(({ n, events }) => [n, events]));
  return remembered.some(
    ({ n, events, old }) => Number.isInteger(n) && n >= now[0].n && !old && !same(told.get(n), events),
  );
}
