/** @import { TableStore } from "../table/store.js" */
/** @import { ChanceRules, Finding, Report, Told } from "./check.js" */
/** @import { Remembered } from "./memory.js" */

import { RequestRefused } from "../../net/rest.js";
import { isNumbered } from "../table/reducer.js";
import { checkMatch, isWrong } from "./check.js";
import { Uncheckable } from "./told_match.js";
import {
  forgetEarlier,
  heardLate,
  isEarlierShown,
  isWhole,
  noteShown,
  ofLastMatch,
  recall,
  toldBy,
  wholeFrom,
  withOwnShares,
} from "./memory.js";
import { same } from "./json_values.js";
import { commitmentTo } from "./sha256.js";
import { SEEN, settleShares, sharesLeftOpen } from "./shares.js";

/** How many updates are fetched at a time. */
const PAGE = 500;
/** How long the server may take to tell everything, in milliseconds: it could go on telling more. */
const PATIENCE = 60_000;

/** The events with which matches and rounds begin. */
const BEGINS = new Set(["match_started", "round_opened"]);

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
  const secrets = all.filter(({ kind }) => kind === "match_ended").map(({ secret }) => secret);
  // A doubt is shown under its own match, and under the next only if nobody has seen it there.
  const isShown = isEarlierShown(told);
  const found = report.findings.filter(({ code }) => code !== "earlier_match_unproved" || !isShown);
  // Checked again, without what tells against it, the match would seem fair.
  const isOpen = found.some((finding) => isWrong(finding) || finding.code === "earlier_match_unproved");
  for (const secret of secrets) await settleShares(code, [await commitmentTo(secret)], SEEN);
  const left = sharesLeftOpen(code, player, report.secret);
  const shown = async () => {
    await noteShown(code, player, told);
    await settleShares(
      code,
      left.map(({ promised }) => promised),
      report.secret,
    );
    if (!isOpen) await forgetEarlier(code, player, told);
  };
  const events = isOpen ? all : withOwnShares(code, player, ofLastMatch(told));
  const others = isToldOtherwise(remembered, now) || remembered.some(({ again }) => again);
  const unseen = heardLate(told);
  /** @type {Finding[]} */
  const own = [
    ...(others ? [{ code: "told_otherwise", round: null, about: null }] : []),
    ...(unseen ? [{ code: "unseen", round: null, about: unseen }] : []),
    ...left.map((share) => ({ code: "share_left_open", round: null, about: share.player })),
  ];
  return { ...report, findings: [...own, ...found], events, unseen, millis, shown };
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
 * Return what the server tells now of the matches and what came after; nothing if it can't be asked. Raises Uncheckable
 * if it comes to no end.
 * @param {TableStore} store
 * @param {Remembered[]} remembered
 * @returns {Promise<Remembered[]>}
 */
async function toldNow({ connection }, remembered) {
  /** @type {Remembered[]} */
  const told = [];
  let last = Math.max(0, wholeFrom(remembered) - 1);
  const until = performance.now() + PATIENCE;
  try {
    for (let more = true; more; ) {
      if (performance.now() > until) throw new Uncheckable("the server comes to no end");
      const asked = last;
      // Anything between two updates could change what came before the next.
      const page = (await connection.updates(asked, PAGE)).filter((update) => isNumbered(update) && update.n > asked);
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
