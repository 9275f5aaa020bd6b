// The check that nobody chose what chance decided in a match that is over: by the events that this page was sent, and
// by what the game's rules leave to chance. morpho_server/games/fairness/match_check.py is the same, with the same codes.

/** @import { FoundMatch } from "./told_match.js" */

import { branch } from "./chance.js";
import { checkChoices } from "./choices.js";
import { hasOptions, OPTIONS } from "./options.js";
import { checkRound } from "./round_check.js";
import { bare, same } from "./json_values.js";
import { fromHex } from "./sha256.js";
import { checkShares } from "./share_check.js";
import { beganBefore, findMatch, PlayedOn, Uncheckable } from "./told_match.js";

/** An event as it was sent, or a note of the page's own. @typedef {{kind: string} & Record<string, any>} Told */
/** A draw as it is shown when a match is over. @typedef {{stream: string, what: string, how: string, of: any[], gave: any}} Draw */
/**
 * One thing that a game draws: for which event and by what name, how, when, and what from. `by`: the event's field that
 * says who decided. `places`: where a deal lays pieces, by the number of seats, which is 0 where the event has none.
 * `dice`: how many there are, and the event's fields with those that were kept, and with all.
 * @typedef {object} DrawRule
 * @property {string} what
 * @property {string} how
 * @property {string} when
 * @property {boolean} hidden
 * @property {(string | number[] | string[] | Record<string, Record<string, string[]>>)[]} of
 * @property {string | null} by
 * @property {Record<string, string[]>} places
 * @property {[dice: number, kept: string, all: string] | null} dice
 * @property {string | null} pile which a deal is, the first place on top
 */
/**
 * Something that is drawn only if nobody has chosen it. `field` of the event with which a round begins shows it, and
 * `drawn_from` the list; where that is empty, the player of a seat chose it by an option, or another field has `left` it.
 * @typedef {object} ChoiceRule
 * @property {string} field
 * @property {string} drawn_from
 * @property {number} seat
 * @property {string} option
 * @property {string} drawn
 * @property {[by: string, left: Record<string, string>]} left its keys are all that there is in the list
 * @property {[option: string, value: any]} left_if the table's option with which it leaves something
 */
/**
 * Everything that a game draws, and how its events show where pieces lie.
 * @typedef {object} ChanceRules
 * @property {string} opens the kind of the event with which a round begins
 * @property {string} closes the kind of the one that it has before there is another round
 * @property {string[]} announced fields of the first that the table's setup shows before a match
 * @property {string[]} announced_by options that decide on them
 * @property {DrawRule[]} draws
 * @property {Record<string, string[]>} shows
 * @property {Record<string, string[]>} exchanges
 * @property {Record<string, [places: string, namedBy: string]>} mixes
 * @property {ChoiceRule[]} choices
 * @property {Record<string, string>} piles that there are, each with its order: `queue`, `stack` or `any`
 * @property {Record<string, [what: string | number, from: string, to: string][]>} moves what events move between piles
 * @property {Record<string, [fields: string[], piles: string[]][]>} holds what events show of whole piles
 * @property {Record<string, [field: string, pile: string]>} tells which piece came last to a pile
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
  "choice_unseen",
  "chooser_unseen",
  "commitment_unseen",
  "earlier_match_unproved",
  "game_unknown",
  "no_share",
  "own_share_late",
  "own_share_unknown",
  "setup_chosen",
  "setup_unseen",
  "share_left_open",
  "share_of_other_device",
  "share_unrevealed",
  "unseen",
]);

/** The events by which shares are called for, and shown. */
const CALLING = ["match_starting", "shares_revealed"];

/** The events that a page may still know of a match of which it has forgotten the rest. */
const KEPT = new Set([...OPTIONS, "seat_options_set", "shares_revealed"]);

/** Return whether a finding shows something wrong. @param {Finding} finding */
export const isWrong = ({ code }) => !DOUBTS.has(code);

/**
 * Check the last match that is over. One before it that does not add up is a finding. Raises Uncheckable.
 * @param {Told[]} events in their order, public ones and those for the seat alone
 * @param {ChanceRules | null} rules null for a game of which nothing more is known: its draws are then drawn again only
 * @param {string} [player] the page's own
 * @returns {Promise<Report>}
 */
export const checkMatch = (events, rules, player) => checkLast(bare(events), bare(rules), player);

/** Whether a game was chosen after a match, and whether it is of another game. @typedef {{isChosen: boolean, isOther: boolean}} After */

/**
 * @param {Told[]} events
 * @param {ChanceRules | null} allRules
 * @param {string} [player]
 * @param {After} [after]
 * @returns {Promise<Report>}
 */
async function checkLast(events, allRules, player, { isChosen, isOther } = { isChosen: false, isOther: false }) {
  const match = findMatch(events);
  // Of another game only the shares and streams are checked.
  const rules = isOther ? null : allRules;
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
  const earlier = await checkEarlier(match.before, allRules, player, isChosen);
  if (earlier) report.findings.unshift({ code: earlier, round: null, about: null });
  const mixed = seats.map((player) => `${player}:${shares[player] ?? ""}`).join(",");
  const seed = await branch(fromHex(match.ended.secret), mixed);
  const rounds = roundsOf(match.during);
  report.findings.push(
    ...miscounted(match, rounds, rules, allRules).map((code) => ({ code, round: null, about: null })),
  );
  report.findings.push(...checkSetup(match, rounds, rules));
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
    for (const setup of told.filter(({ kind }) => kind === rules?.opens))
      if (rules) note(number, ...checkChoices(setup, seats, rules, earlier));
  }
  return report;
}

/**
 * Return what is wrong with the last match before another that is known from its promise on; null if nothing is.
 * @param {Told[]} before
 * @param {ChanceRules | null} rules those of the last game
 * @param {string | undefined} player
 * @param {boolean} wasChosen whether a game was chosen after these events
 * @returns {Promise<string | null>}
 */
async function checkEarlier(before, rules, player, wasChosen) {
  const played = rules ? playedIn(rules) : new Set();
  let isChosen = wasChosen;
  let found = null;
  for (;;) {
    const end = before.findLastIndex(({ kind }) => kind === "match_ended");
    const begin = before.findLastIndex(({ kind }, at) => at < end && kind === "match_started");
    if (begin < 0) return found;
    const { number } = before[begin];
    isChosen ||= before.slice(begin).some(({ kind }) => kind === "game_chosen");
    const lobby = before.slice(beganBefore(before.slice(0, begin)), begin);
    const isPromised = lobby.some((event) => event.kind === "match_prepared" && event.number === number);
    const kinds = new Set(lobby.map(({ kind }) => kind));
    // Servers of the first release promised a secret, but called for no shares.
    if (kinds.has("share_made") || (isPromised && CALLING.some((kind) => kinds.has(kind)))) {
      const isOther = isChosen && !before.slice(begin, end).some(({ kind }) => played.has(kind));
      return (await verdict(before.slice(0, end + 1), rules, player, { isChosen, isOther })) ?? found;
    }
    const ended = before.findLastIndex(({ kind }, at) => at < begin && kind === "match_ended");
    const between = before.slice(Math.max(ended, 0), begin);
    if (between.some(({ kind }) => kind === "round_opened" || played.has(kind))) return "earlier_match_wrong";
    // Who was called had been told the promise, unless the server hid it.
    const isCalled = called(lobby, before[begin]).some(({ seats }) => seats.includes(player));
    if (isPromised || isCalled) found = "earlier_match_unproved";
    before = before.slice(0, begin); // what was before it must not hide behind it
  }
}

/**
 * Return what is wrong with the last match of these events, as part of what is told later; null if nothing is.
 * @param {Told[]} known
 * @param {ChanceRules | null} rules
 * @param {string | undefined} player
 * @param {{isChosen: boolean, isOther: boolean}} more
 */
async function verdict(known, rules, player, more) {
  try {
    const { findings } = await checkLast(known, rules, player, more);
    if (findings.some(isWrong)) return "earlier_match_wrong";
    return findings.some(({ code }) => code !== "game_unknown") ? "earlier_match_unproved" : null;
  } catch (error) {
    if (error instanceof PlayedOn) return null;
    if (error instanceof Uncheckable) return "earlier_match_wrong";
    throw error;
  }
}

/**
 * Return the events that say who plays in a match, from before it and with which it started. A page keeps what stood
 * when it was promised the secret of the next: the update in which this one began, and the options. Then it knew more of
 * it once.
 * @param {Told[]} lobby
 * @param {Told} started
 */
const called = (lobby, started) => [
  ...lobby.filter(({ kind }, at) => kind === "match_starting" || (kind === "match_started" && at > 0)),
  ...(lobby.every(({ kind }) => KEPT.has(kind)) ? [] : [started]),
];

/**
 * Return what is wrong with the rounds and their numbers: they decide what is drawn.
 * @param {FoundMatch} match
 * @param {[number: number, told: Told[]][]} rounds
 * @param {ChanceRules | null} rules
 * @param {ChanceRules | null} allRules those of the last game: what it plays outside of rounds is of no match
 */
function miscounted({ ended, started, before, during, lobby, waiting, later }, rounds, rules, allRules) {
  const numbers = rounds.map(([number]) => number);
  const first = numbers[0] ?? 1;
  const isCounted = numbers.every((number, i) => number === first + i);
  const names = new Set(numbers.map(String));
  const areSetUp =
    !rules?.opens ||
    rounds.every(([number, told]) => {
      const setups = told.flatMap(({ kind }, at) => (kind === rules.opens ? [at] : []));
      return same(setups, [1]) && told[1].round === number && told[1].seats === started.seats.length;
    });
  const played = allRules ? playedIn(allRules) : new Set();
  const areInside = ![...later, ...lobby, ...waiting].some(({ kind }) => kind === "round_opened" || played.has(kind));
  const arePlayed =
    !rules?.closes || rounds.slice(0, -1).every(([, told]) => told.some(({ kind }) => kind === rules.closes));
  const isFirst = during[1]?.kind === "round_opened" && first === 1;
  const isEndedOnce = !during.some(({ kind }) => kind === "match_ended") && endedWhatBegan(before);
  const isWhole = isFirst && areInside && isEndedOnce;
  const areDrawn = Object.keys(ended.draws).every((name) => names.has(name));
  const isRight = isWhole && arePlayed && isCounted && areDrawn && areSetUp;
  return isRight ? [] : ["rounds_miscounted"];
}

/** Return whether each match that ended had begun. One may have been on before all events. @param {Told[]} told */
function endedWhatBegan(told) {
  let isOn = told[0]?.kind !== "table_opened";
  for (const { kind } of told) {
    if (kind === "match_ended" && !isOn) return false;
    isOn = kind === "match_started" || (isOn && kind !== "match_ended");
  }
  return true;
}

/**
 * Check that the first round was set up with what was shown before the shares, and each later one like the one before.
 * Where other options were told that decide on it, the host may have chosen: the draws of all rounds could be known then.
 * @param {FoundMatch} match
 * @param {[number: number, told: Told[]][]} rounds
 * @param {ChanceRules | null} rules
 */
function checkSetup({ callings, before, during }, rounds, rules) {
  /** @type {Finding[]} */
  const found = [];
  let code = "set_up_otherwise";
  let shown = callings[0].event.setup;
  let stood = standing(before, rules);
  for (const [round, told] of rules?.announced.length ? rounds : []) {
    const setup = told.find(({ kind }) => kind === rules?.opens);
    if (!setup) continue;
    const stands = standing([...before, ...during.slice(0, during.indexOf(told[0]))], rules);
    if (code !== "set_up_otherwise") code = same(stands, stood) ? "setup_changed" : "setup_chosen";
    const isShown = rules?.announced.every((name) => shown && same(shown[name], setup[name]));
    if (!shown) found.push({ code: "setup_unseen", round, about: null });
    else if (!isShown) found.push({ code, round, about: null });
    [code, shown, stood] = ["setup_changed", setup, stands];
  }
  return found;
}

/**
 * Return the options that decide what is announced, as told last; nothing if none were.
 * @param {Told[]} told
 * @param {ChanceRules | null} rules
 */
function standing(told, rules) {
  const options = told.findLast(hasOptions)?.options;
  return options ? rules?.announced_by.map((name) => options[name] ?? null) : [];
}

/** Return the kinds of events that draw, show or move something; no other game has these. @param {ChanceRules} rules */
const playedIn = ({ opens, draws, shows, exchanges, mixes }) =>
  new Set([
    opens,
    ...draws.map(({ what }) => what.split(".")[0]),
    ...Object.keys({ ...shows, ...exchanges, ...mixes }),
  ]);

/**
 * Return the events of each round that was seen from its beginning, by number.
 * @param {Told[]} during
 * @returns {[number: number, told: Told[]][]}
 */
function roundsOf(during) {
  const opened = during.flatMap(({ kind }, at) => (kind === "round_opened" ? [at] : []));
  return opened.map((at, i) => [during[at].number, during.slice(at, opened[i + 1])]);
}
