// The check of a match that is over, by the events that this page was sent. It knows no game's rules: which cards a
// game deals, and where they lie, `morpho verify` checks by playing the match again.

/** @import { Draw } from "./draws.js" */

import { commitmentTo, follows, matchSeed, roundSeed } from "./draws.js";
import { same } from "./json_values.js";

/** An event as it was sent, or a note of the page's own. @typedef {{kind: string} & Record<string, any>} SeenEvent */
/** Something that is not as it should be. @typedef {{code: string, round: number | null, about: any}} Finding */
/** @typedef {[code: string, about?: any]} Found */
/**
 * What a check found. `withoutShare` had committed to none; `bots` give none. `promise` is empty where it is not known.
 * @typedef {object} Report
 * @property {string} promise
 * @property {string} secret
 * @property {string[]} seats
 * @property {Record<string, string>} shares
 * @property {Record<number, Draw[]>} draws
 * @property {Finding[]} findings
 * @property {string[]} withoutShare
 * @property {string[]} bots
 */

/** Events that hold no whole match; the text says what is missing. */
export class Uncheckable extends Error {}

/** The match goes on from another: its deal was drawn for that one. */
export class PlayedOn extends Uncheckable {}

/** Findings that leave something unproved, but show nothing wrong. */
const DOUBTS = new Set([
  "commitment_unseen",
  "contradiction",
  "earlier_match_unproved",
  "no_share",
  "options_chosen",
  "own_share_late",
  "own_share_unknown",
  "share_left_open",
  "share_of_other_device",
  "share_unrevealed",
  "unseen",
]);

/** The events with which a match begins, in their order, each once. */
const BEGINNING = ["match_starting", "shares_revealed", "match_started"];

/** The events with options. */
const OPTIONS = ["game_chosen", "options_set", "seat_options_set", "terms_set"];

/** What is drawn for a late player. It is shown by no event. */
const LATE = "time_ran_out.move";

/** Return whether a finding shows something wrong. @param {Finding} finding */
export const isWrong = ({ code }) => !DOUBTS.has(code);

/**
 * Check the last match that is over. Raises Uncheckable.
 * @param {SeenEvent[]} events in their order, with the page's notes of its shares
 * @param {string} [player] the page's own
 * @returns {Promise<Report>}
 */
export async function checkMatch(events, player) {
  const match = findMatch(events);
  const { called, revealed, started, ended } = match;
  const { shares, uncommitted, unrevealed } = revealed;
  const people = new Set([...Object.keys({ ...called.commitments, ...shares }), ...uncommitted, ...unrevealed]);
  const found = [
    ...(await checkSecret(match)),
    ...(await checkShares(match)),
    ...(await checkOwnShare(match, player)),
    ...checkOptions(match),
    ...checkRounds(match),
  ];
  const findings = found.map(([code, about = null]) => /** @type {Finding} */ ({ code, round: null, about }));
  const seed = await matchSeed(ended.secret, started.seats, shares);
  for (const [number, sent] of match.rounds) {
    const wrong = await checkDraws(await roundSeed(seed, number), sent, ended.draws[number] ?? []);
    findings.push(...[...wrong].map((code) => ({ code, round: number, about: null })));
  }
  return {
    promise: match.promises[0]?.commitment ?? match.own?.promised ?? "",
    secret: ended.secret,
    seats: started.seats,
    shares,
    draws: Object.fromEntries(match.rounds.map(([number]) => [number, ended.draws[number] ?? []])),
    findings,
    withoutShare: [...uncommitted],
    bots: started.seats.filter((/** @type {string} */ one) => !people.has(one)),
  };
}

/** @typedef {ReturnType<typeof findMatch>} FoundMatch */

/** @param {SeenEvent[]} events */
function findMatch(events) {
  const end = events.findLastIndex(({ kind }) => kind === "match_ended");
  const before = events.slice(0, end).findLastIndex(({ kind }) => kind === "match_ended");
  const whole = events.slice(before + 1, Math.max(end, 0));
  const [called, revealed, started] = BEGINNING.map((kind) => whole.find((event) => event.kind === kind));
  const ended = events[end];
  if (!called || !revealed || !started || !ended?.draws) throw new Uncheckable("its beginning or its end is missing");
  const lobby = events.slice(0, events.indexOf(called));
  const during = whole.slice(whole.indexOf(started));
  const own = lobby
    .slice(lobby.findLastIndex(({ kind }) => kind === "match_starting") + 1)
    .findLast(({ kind }) => kind === "share_made");
  const isShared = own || Object.keys({ ...called.commitments, ...revealed.shares }).length;
  if (!isShared && during.some(({ kind }) => kind === "match_played_on"))
    throw new PlayedOn("it was played on from another match");
  const opened = during.flatMap(({ kind }, at) => (kind === "round_opened" ? [at] : []));
  return {
    called,
    revealed,
    started,
    ended,
    own,
    lobby,
    steps: whole.map(({ kind }) => kind).filter((kind) => BEGINNING.includes(kind)),
    waiting: [...whole.slice(whole.indexOf(called), whole.indexOf(started)), ...during.slice(0, opened[0])],
    promises: events.slice(0, end).filter(({ kind, number }) => kind === "match_prepared" && number === started.number),
    terms: whole.filter(({ kind }) => kind === "terms_set"),
    /** The events of each round, by its number. */
    rounds: opened.map(
      (at, i) => /** @type {[number, SeenEvent[]]} */ ([during[at].number, during.slice(at, opened[i + 1])]),
    ),
  };
}

/** Check what was promised against what was shown, and that nothing was promised late. @param {FoundMatch} match */
async function checkSecret({ called, started, ended, own, lobby, steps, promises }) {
  /** @type {Found[]} */
  const found = [];
  const promised = [...promises.map(({ commitment }) => commitment), ...(own ? [own.promised] : [])];
  const secret = await commitmentTo(ended.secret);
  if (!same(steps, BEGINNING) || called.number !== started.number) found.push(["called_again"]);
  if (!promised.length) found.push(["commitment_unseen"]);
  if (promises.length > 1 || promises.some((promise) => !lobby.includes(promise))) found.push(["promised_again"]);
  if (!secret || promised.some((commitment) => commitment !== secret)) found.push(["secret_not_promised"]);
  if (lobby.some((event) => event.kind === "match_ended" && event.secret === ended.secret))
    found.push(["secret_used_again"]);
  return found;
}

/** Check that everybody's share was fixed before anybody could see another's. @param {FoundMatch} match */
async function checkShares({ called, revealed, started }) {
  const { shares, unrevealed } = revealed;
  const seats = new Set(started.seats);
  const committed = Object.keys(called.commitments);
  const areSeated = committed.every((player) => seats.has(player)) && seats.size === started.seats.length;
  /** @type {Found[]} */
  const found = same(started.seats, called.seats) && areSeated ? [] : [["seats_changed"]];
  if (!Object.keys(shares).length) found.push(["no_share"]);
  for (const one of unrevealed) found.push([Object.hasOwn(shares, one) ? "share_late" : "share_unrevealed", one]);
  for (const one of committed) {
    if (!Object.hasOwn(shares, one)) {
      if (!unrevealed.includes(one)) found.push(["share_dropped", one]);
      continue;
    }
    const commitment = await commitmentTo(shares[one]);
    if (!commitment || commitment !== called.commitments[one]) found.push(["share_replaced", one]);
  }
  for (const one of Object.keys(shares)) if (!committed.includes(one)) found.push(["share_late", one]);
  return found;
}

/**
 * Check that the share of this page is among those that count, unless another device gave one for the same player.
 * @param {FoundMatch} match
 * @param {string | undefined} player
 * @returns {Promise<Found[]>}
 */
async function checkOwnShare({ called, started, own, lobby }, player) {
  const { seats, commitments } = called;
  if (player === undefined || !started.seats.includes(player)) return [];
  if (!own) return [[Object.hasOwn(commitments, player) ? "share_of_other_device" : "own_share_unknown", player]];
  /** @type {Found[]} */
  const found = own.published && !same(own.published, { seats, commitments }) ? [["called_again"]] : [];
  if (!Object.hasOwn(commitments, player)) return [...found, ["own_share_late", player]];
  if ((await commitmentTo(own.share)) === commitments[player]) return found;
  const isOther = lobby.some(
    ({ kind, commitment }) => kind === "share_committed" && commitment === commitments[player],
  );
  return [...found, [isOther ? "share_of_other_device" : "own_share_unused", player]];
}

/**
 * Check that options stood once shares were called for. For later rounds the host may set others.
 * @param {FoundMatch} match
 * @returns {Found[]}
 */
function checkOptions({ waiting, terms }) {
  if (waiting.some(({ kind }) => OPTIONS.includes(kind))) return [["options_changed"]];
  const [first, ...others] = terms.map(({ options, seat_options }) => ({ options, seat_options }));
  return others.every((later) => same(later, first)) ? [] : [["options_chosen"]];
}

/** Check that rounds are counted from 1, and nothing was drawn outside of them. @param {FoundMatch} match @returns {Found[]} */
function checkRounds({ ended, rounds }) {
  const isCounted = rounds.every(([number], i) => number === i + 1);
  const areDrawn = Object.keys(ended.draws).every((number) => rounds.some(([one]) => String(one) === number));
  return rounds.length && isCounted && areDrawn ? [] : [["rounds_miscounted"]];
}

/**
 * Check that the draws of a round follow from its seed, and that events with a field of a draw's own show what it gave.
 * @param {Uint8Array} seed
 * @param {SeenEvent[]} events
 * @param {Draw[]} draws
 */
async function checkDraws(seed, events, draws) {
  const found = new Set();
  /** What was drawn, by its name. @type {Map<string, any[]>} */
  const drawn = new Map();
  for (const draw of draws) {
    const before = drawn.get(draw.what) ?? [];
    if (!(await follows(seed, draw, before.length))) found.add("draw_wrong");
    drawn.set(draw.what, [...before, draw.gave]);
  }
  for (const [what, gave] of drawn) {
    if (what === LATE) continue;
    const [kind, field] = what.split(".");
    const shown = events.filter((event) => event.kind === kind);
    const isShown =
      shown.length === gave.length &&
      shown.every((event, i) => !Object.hasOwn(event, field) || same(event[field], gave[i]));
    if (!isShown) found.add("seen_otherwise");
  }
  return found;
}
