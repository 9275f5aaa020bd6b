// The check that nobody chose what chance decided in a match that is over: by the events that this page was sent, and
// by what the game's rules leave to chance. morpho_server/games/match_check.py is the same, with the same codes.

import { bare } from "./bare.js";
import { branch } from "./chance.js";
import { checkRound } from "./round_check.js";
import { same } from "./same.js";
import { commitmentTo, fromHex } from "./sha256.js";

/** An event as it was sent, or a note of the page's own. @typedef {{kind: string} & Record<string, any>} Told */
/** A draw as it is shown when a match is over. @typedef {{stream: string, what: string, how: string, of: any[], gave: any}} Draw */
/**
 * One thing that a game draws: for which event and by what name, how, when, and what from. `by`: the event's field that
 * says who decided. `places`: where a deal lays pieces, by the number of seats. `dice`: how many there are, and the
 * event's fields with those that were kept, and with all.
 * @typedef {object} DrawRule
 * @property {string} what
 * @property {string} how
 * @property {string} when
 * @property {boolean} hidden
 * @property {(string | number[])[]} of
 * @property {string | null} by
 * @property {Record<string, string[]>} places
 * @property {[dice: number, kept: string, all: string] | null} dice
 */
/**
 * Everything that a game draws, and how its events show where pieces lie.
 * @typedef {object} ChanceRules
 * @property {string} opens the kind of the event with which a round begins
 * @property {string} closes the kind of the one that it has before there is another round
 * @property {DrawRule[]} draws
 * @property {Record<string, string[]>} shows
 * @property {Record<string, string[]>} exchanges
 * @property {Record<string, [places: string, namedBy: string]>} mixes
 */
/** Something that is not as it should be. @typedef {{code: string, round: number | null, about: any}} Finding */
/**
 * What a check found. `withoutShare` had committed to none; `bots` give none. `promise` is empty where it is not known.
 * @typedef {object} Report
 * @property {string} promise
 * @property {string} secret
 * @property {Record<string, string>} shares
 * @property {Record<number, Draw[]>} draws
 * @property {Finding[]} findings
 * @property {string[]} withoutShare
 * @property {string[]} bots
 */
/** @typedef {[code: string, about: any]} Found */

/** Findings that leave something unproved, but show nothing wrong. */
const DOUBTS = new Set([
  "chooser_unseen",
  "commitment_unseen",
  "earlier_match_unproved",
  "game_unknown",
  "no_share",
  "own_share_late",
  "own_share_unknown",
  "share_of_other_device",
  "share_unrevealed",
  "unseen",
]);

/** Doubts where no share of an honest player need be in a match, or in the one before. */
const WITHOUT_SHARE = [
  ...["no_share", "own_share_late", "own_share_unknown", "share_of_other_device"],
  "earlier_match_unproved",
];

/** Return whether a finding shows something wrong. @param {Finding} finding */
export const isWrong = ({ code }) => !DOUBTS.has(code);

/** Events that hold no whole match; the text says what is missing. */
export class Uncheckable extends Error {}

/**
 * Check the last match that is over. One before it that does not add up is a finding. Raises Uncheckable.
 * @param {Told[]} events in their order, public ones and those for the seat alone
 * @param {ChanceRules | null} rules null for a game of which nothing more is known: its draws are then drawn again only
 * @param {string} [player] the page's own
 * @returns {Promise<Report>}
 */
export const checkMatch = (events, rules, player) => checkLast(bare(events), bare(rules), player);

/**
 * @param {Told[]} events
 * @param {ChanceRules | null} rules
 * @param {string} [player]
 * @returns {Promise<Report>}
 */
async function checkLast(events, rules, player) {
  const match = findMatch(events);
  const { shares, uncommitted, unrevealed } = match.revealed;
  const seats = /** @type {string[]} */ (match.started.seats);
  const { commitments } = match.callings[0].event;
  const people = new Set([...Object.keys({ ...commitments, ...shares }), ...uncommitted, ...unrevealed]);
  /** @type {Report} */
  const report = {
    promise: match.promises[0]?.event.commitment ?? match.ownShares.at(-1)?.promised ?? "",
    secret: match.ended.secret,
    shares,
    draws: {},
    findings: (await checkShares(match, player)).map(([code, about]) => ({ code, round: null, about })),
    withoutShare: [...uncommitted],
    bots: seats.filter((player) => !people.has(player)),
  };
  const earlier = await checkEarlier(match, rules, player);
  if (earlier) report.findings.unshift({ code: earlier, round: null, about: null });
  const mixed = seats.map((player) => `${player}:${shares[player] ?? ""}`).join(",");
  const seed = await branch(fromHex(match.ended.secret), mixed);
  const rounds = roundsOf(match.during);
  report.findings.push(...miscounted(match, rounds, rules).map((code) => ({ code, round: null, about: null })));
  if (!rules) report.findings.push({ code: "game_unknown", round: null, about: null });
  /** @type {Record<string, Draw[]>} */
  const shown = match.ended.draws;
  /** @param {number} round @param {Found[]} found */
  const note = (round, ...found) => report.findings.push(...found.map(([code, about]) => ({ code, round, about })));
  for (const [number, told] of rounds) {
    const draws = shown[number] ?? [];
    report.draws[number] = draws;
    const earlier = [...match.before, ...match.during.slice(0, match.during.indexOf(told[0]))];
    note(number, ...(await checkRound(number, await branch(seed, `round ${number}`), told, draws, rules, earlier)));
  }
  return report;
}

/**
 * Return what is wrong with the match before, if it is known from its promise on; null if nothing is.
 * @param {FoundMatch} match
 * @param {ChanceRules | null} rules
 * @param {string} [player]
 */
async function checkEarlier({ before }, rules, player) {
  const end = before.findLastIndex(({ kind }) => kind === "match_ended");
  const begin = before.findLastIndex(({ kind }, at) => at < end && kind === "match_started");
  if (begin < 0) return null;
  const { number } = before[begin];
  const lobby = before.slice(beganBefore(before.slice(0, begin)), begin);
  const isKnown = lobby.some(
    (event) => event.kind === "share_made" || (event.kind === "match_prepared" && event.number === number),
  );
  // Who was called had been told the promise, unless the server hid it.
  const isCalled = lobby.some(({ kind, seats }) => kind === "match_starting" && seats.includes(player));
  if (!isKnown) return isCalled ? "earlier_match_unproved" : null;
  // Of another game only the shares and streams are checked.
  const played = rules ? playedIn(rules) : new Set();
  const isSameGame =
    !before.slice(begin).some(({ kind }) => kind === "game_chosen") ||
    before.slice(begin, end).some(({ kind }) => played.has(kind));
  try {
    const { findings } = await checkLast(before.slice(0, end + 1), isSameGame ? rules : null, player);
    if (findings.some(isWrong)) return "earlier_match_wrong";
    return findings.some(({ code }) => WITHOUT_SHARE.includes(code)) ? "earlier_match_unproved" : null;
  } catch (error) {
    if (error instanceof Uncheckable) return "earlier_match_wrong";
    throw error;
  }
}

/**
 * Return where the last match began that has ended; what follows belongs to the next.
 * @param {Told[]} events
 */
function beganBefore(events) {
  const ended = events.findLastIndex(({ kind }) => kind === "match_ended");
  return Math.max(
    events.findLastIndex(({ kind }, at) => kind === "match_started" && at < ended),
    0,
  );
}

/**
 * Return what is wrong with the rounds and their numbers: they decide what is drawn.
 * @param {FoundMatch} match
 * @param {[number: number, told: Told[]][]} rounds
 * @param {ChanceRules | null} rules
 */
function miscounted({ ended, started, during, lobby, waiting, later }, rounds, rules) {
  const numbers = rounds.map(([number]) => number);
  const first = numbers[0] ?? 1;
  const isCounted = numbers.every((number, i) => number === first + i);
  const isPlayed = (/** @type {string} */ name) => /^[1-9]\d*$/.test(name) && Number(name) < first + numbers.length;
  const areSetUp =
    !rules?.opens ||
    rounds.every(([number, told]) => {
      const setups = told.flatMap(({ kind }, at) => (kind === rules.opens ? [at] : []));
      return same(setups, [1]) && told[1].round === number && told[1].seats === started.seats.length;
    });
  const played = rules ? playedIn(rules) : new Set();
  const areInside = ![...later, ...lobby, ...waiting].some(({ kind }) => kind === "round_opened" || played.has(kind));
  const arePlayed =
    !rules?.closes || rounds.slice(0, -1).every(([, told]) => told.some(({ kind }) => kind === rules.closes));
  const isFirst = during[1]?.kind === "round_opened" && first === 1;
  const isRight =
    isFirst && arePlayed && isCounted && Object.keys(ended.draws).every(isPlayed) && areSetUp && areInside;
  return isRight ? [] : ["rounds_miscounted"];
}

/** Return the kinds of all events that draw, show or move something. @param {ChanceRules} rules */
const playedIn = ({ opens, draws, shows, exchanges, mixes }) =>
  new Set([
    opens,
    ...draws.map(({ what }) => what.split(".")[0]),
    ...Object.keys({ ...shows, ...exchanges, ...mixes }),
  ]);

/** @typedef {ReturnType<typeof findMatch>} FoundMatch */

/** Find the last match that is over. @param {Told[]} events */
function findMatch(events) {
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
    ownShares: before.slice(since).filter(({ kind }) => kind === "share_made"),
  };
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
 * Return the events of each round that was seen from its beginning, by number.
 * @param {Told[]} during
 * @returns {[number: number, told: Told[]][]}
 */
function roundsOf(during) {
  const opened = during.flatMap(({ kind }, at) => (kind === "round_opened" ? [at] : []));
  return opened.map((at, i) => [during[at].number, during.slice(at, opened[i + 1])]);
}

/**
 * Check what was promised against what was shown, and that nothing was promised late.
 * @param {FoundMatch} match
 * @param {string} [player]
 * @returns {Promise<Found[]>}
 */
async function checkShares(match, player) {
  const { callings, promises, ownShares, revealed } = match;
  const [{ event: called, at: calledAt }] = callings;
  const secret = await commitmentTo(match.ended.secret);
  /** @type {Found[]} */
  const found = [];
  const isAgain = callings.length > 1 || match.isBegunTwice || !match.waiting.includes(revealed);
  if (isAgain || called.number !== match.number) found.push(["called_again", null]);
  if (match.waiting.some(({ kind }) => ["options_set", "game_chosen"].includes(kind))) {
    found.push(["options_changed", null]);
  }
  if (!promises.length && !ownShares.length) found.push(["commitment_unseen", null]);
  if (promises.length > 1 || promises.some(({ at }) => at > calledAt)) found.push(["promised_again", null]);
  if (!secret || promises.some(({ event }) => event.commitment !== secret)) found.push(["secret_not_promised", null]);
  if (match.before.some(({ kind, secret }) => kind === "match_ended" && secret === match.ended.secret)) {
    found.push(["secret_used_again", null]);
  }
  const { shares } = revealed;
  const seated = new Set(match.started.seats);
  const areSeated =
    Object.keys(called.commitments).every((player) => seated.has(player)) && seated.size === match.started.seats.length;
  if (!same(match.started.seats, called.seats) || !areSeated) found.push(["seats_changed", null]);
  if (!Object.keys(shares).length) found.push(["no_share", null]);
  for (const [one, commitment] of Object.entries(called.commitments)) {
    if (!(one in shares)) {
      found.push([revealed.unrevealed.includes(one) ? "share_unrevealed" : "share_dropped", one]);
    } else if (!commitment || (await commitmentTo(shares[one])) !== commitment) found.push(["share_replaced", one]);
  }
  for (const one of Object.keys(shares)) {
    if (!(one in called.commitments)) found.push(["share_late", one]);
  }
  if (ownShares.length) found.push(...(await checkOwnShare(match, called, secret)));
  else if (player !== undefined && player in called.commitments) found.push(["share_of_other_device", player]);
  else if (player !== undefined && seated.has(player)) found.push(["own_share_unknown", player]);
  return found;
}

/**
 * Check that the share of this page is among those that count, unless another device gave one for the same player.
 * @param {FoundMatch} match
 * @param {Told} called the call for shares
 * @param {string} secret the commitment to it
 * @returns {Promise<Found[]>}
 */
async function checkOwnShare({ before, during, started, ownShares }, { seats, commitments }, secret) {
  const earlier = ownShares.slice(0, -1);
  const made = ownShares[earlier.length];
  /** @type {Found[]} */
  const found = made.promised === secret ? [] : [["secret_not_promised", null]];
  if (earlier.some((own) => own.published && own.promised !== secret)) found.push(["promised_again", null]);
  if (made.published && !same(made.published, { seats, commitments })) found.push(["called_again", null]);
  const commitment = await commitmentTo(made.share);
  const after = before.slice(before.lastIndexOf(made));
  if (!started.seats.includes(made.player) && seatings(made.player, after).at(-1) === false) {
    return seatings(made.player, during).includes(true) ? [...found, ["own_share_unknown", made.player]] : found;
  }
  // A page makes one share for each promise. That it came too late may be pretended.
  const isOnly = earlier.every((own) => own.share === made.share || own.promised !== secret);
  const later = after.findLast(({ kind }) => kind === "share_committed");
  if (isOnly && later && later.commitment !== commitment) found.push(["share_of_other_device", made.player]);
  else if (isOnly && !later && !(made.player in commitments)) found.push(["own_share_late", made.player]);
  else if (!isOnly || commitments[made.player] !== commitment) found.push(["own_share_unused", made.player]);
  return found;
}

const SEATING = ["sat", "seat_given"];
const STANDING = ["stood", "player_left", "player_removed"];

/**
 * Return each time that a player got a seat or gave it up, and whether they got it.
 * @param {string} player
 * @param {Told[]} events
 */
const seatings = (player, events) =>
  events
    .filter((event) => [...SEATING, ...STANDING].includes(event.kind) && event.player === player)
    .map(({ kind }) => SEATING.includes(kind));
