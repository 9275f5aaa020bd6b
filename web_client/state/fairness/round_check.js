// The check of one round; morpho_server/games/fairness/round_check.py is the same, with the same codes.

/** @import { ChanceRules, Draw, DrawRule, Found, Told } from "./check.js" */
/** @import { Stacked } from "./piles.js" */

import { drawAgain } from "./chance.js";
import { hasOptions } from "./options.js";
import { checkPieces } from "./pieces.js";
import { checkPiles } from "./piles.js";
import { same } from "./json_values.js";
import { Uncheckable } from "./told_match.js";

/** What is drawn for a late player. From which moves may depend on what is hidden. */
const LATE = "time_ran_out.move";
const LETTERS = "ABCDEFGHI";

const DRAW = ["gave", "how", "of", "stream", "what"];

/** How long a check may run before the page has its turn, in milliseconds. */
const SLICE = 5;

/**
 * Check one round of a match that is over: that its draws are right, and were what was seen.
 * @param {number} number
 * @param {Uint8Array} seed
 * @param {Told[]} events
 * @param {Draw[]} draws
 * @param {ChanceRules | null} rules
 * @param {Told[]} earlier what was told before the round
 * @returns {Promise<Found[]>}
 */
export async function checkRound(number, seed, events, draws, rules, earlier) {
  /** @type {Found[]} */
  const found = [];
  /** How many there were, by what was drawn. @type {Map<string, number>} */
  const made = new Map();
  for (const draw of draws) {
    const count = made.get(draw.what) ?? 0;
    made.set(draw.what, count + 1);
    const isRight =
      same(Object.keys(draw).sort(), DRAW) &&
      draw.stream === `${draw.what} ${count}` &&
      same(draw.of, [...draw.of].sort(byValue)) &&
      (draw.what !== LATE || draw.how === "choice") &&
      same(await drawAgain(seed, draw), draw.gave);
    if (!isRight) found.push(["draw_wrong", draw.what]);
    await breathe();
  }
  if (!rules) return found;
  // What is done for late players is shown by no event, and has streams of its own.
  const left = draws.filter(({ what }) => what !== LATE);
  /** What was laid where, by the event for which it was dealt. @type {Map<Told, [string, any][]>} */
  const dealt = new Map();
  /** @type {Map<Told, Stacked[]>} */
  const stacked = new Map();
  for (const event of events) {
    /** @type {Told} */
    const known = { ...event };
    // A hidden field that is told all the same would be mixed in.
    for (const { what, hidden } of rules.draws) if (hidden) delete known[what.split(".")[1]];
    for (const rule of rules.draws) {
      const [kind, name] = rule.what.split(".");
      const isLate = rule.when === "first_round" && number > 1;
      if (kind !== event.kind || isLate) continue;
      found.push(...checkDraw(rule, name, known, left));
      if (rule.by) found.push(...checkChosen(rule, name, known, rules.opens, earlier));
      const gave = left[0]?.what === rule.what ? left.shift()?.gave : undefined;
      if (gave !== undefined) known[name] = gave;
      if (rule.how === "deal") dealt.set(event, [...(dealt.get(event) ?? []), ...Object.entries(gave ?? {})]);
      if (rule.pile && gave) stacked.set(event, [...(stacked.get(event) ?? []), [rule.pile, gave]]);
    }
  }
  if (rules.draws.length) found.push(...left.map(({ what }) => /** @type {Found} */ (["draw_unseen", what])));
  return [
    ...found,
    ...checkPieces(events, dealt, rules),
    ...checkPiles(events, stacked, rules),
    ...checkDice(events, rules),
  ];
}

/**
 * Check who decided: the turn passes on from the last match, else the host may choose.
 * @param {DrawRule} rule
 * @param {string} name
 * @param {Told} event
 * @param {string} opens
 * @param {Told[]} earlier
 * @returns {Found[]}
 */
function checkChosen({ what, by }, name, event, opens, earlier) {
  const who = event[by ?? ""];
  const chosen = earlier.findLastIndex(({ kind }) => kind === "game_chosen");
  const before = earlier.slice(Math.max(chosen, 0)).findLast(({ kind }) => kind === opens);
  const called = earlier.findLastIndex(({ kind }) => kind === "match_starting");
  const option = earlier.slice(0, Math.max(called, 0)).findLast(hasOptions)?.options[name];
  const isWhole = chosen >= 0 || earlier[0]?.kind === "table_opened";
  const seat = LETTERS.indexOf(option ?? "-");
  let isRight = true;
  if (before && before.seats === event.seats)
    isRight = who === "turn" && event[name] === (before[name] + 1) % event.seats;
  else if (option !== undefined && (isWhole || who !== "turn"))
    isRight = seat < 0 ? who === "chance" : who === "host" && event[name] === seat;
  else if (who !== "chance") return [["chooser_unseen", what]];
  return isRight ? [] : [["seen_otherwise", what]];
}

/**
 * Check that rolls are counted, dice that were kept lay there before, and that all add up.
 * @param {Told[]} events
 * @param {ChanceRules} rules
 * @returns {Found[]}
 */
function checkDice(events, { draws }) {
  /** @type {Found[]} */
  const found = [];
  for (const { what, dice } of draws) {
    if (!dice) continue;
    const [kind, name] = what.split(".");
    const [, kept, all] = dice;
    /** @type {Told | null} */
    let last = null;
    for (const event of events.filter((one) => one.kind === kind)) {
      const isNext = last !== null && event.seat === last.seat && event.roll === last.roll + 1;
      const there = isNext && last ? [...last[all]] : [];
      const wereThere = event[kept].every((/** @type {number} */ die) => {
        const at = there.indexOf(die);
        if (at >= 0) there.splice(at, 1);
        return at >= 0;
      });
      const rolled = event[name] ?? [];
      const lie = [...rolled, ...event[kept]].sort(byValue);
      const isRight =
        (isNext || event.roll === 1) && rolled.length && wereThere && same(lie, [...event[all]].sort(byValue));
      if (!isRight) found.push(["seen_otherwise", what]);
      last = event;
    }
  }
  return found;
}

/**
 * Check the next draw by its rule. What is drawn from is sorted, so that its order chooses nothing.
 * @param {DrawRule} rule
 * @param {string} name of what is drawn
 * @param {Told} known the event for which it is drawn, with what was drawn for it before
 * @param {Draw[]} left what has not been checked yet
 * @returns {Found[]}
 */
function checkDraw(rule, name, known, [draw]) {
  const of = rule.of.flatMap((part) => itemsOf(part, known));
  of.sort(byValue);
  const byChance = !rule.by || known[rule.by] === "chance";
  if (draw?.what !== rule.what) return byChance && of.length ? [["draw_missing", rule.what]] : [];
  const named = rule.of.filter((part) => typeof part === "string");
  const lists = named.map((part) => known[part]).filter(Array.isArray);
  const areDistinct = lists.every((items) => new Set(items).size === items.length);
  const isRight = draw.how === rule.how && same(draw.of, of) && areDistinct && isWhole(draw, rule, known, of.length);
  /** @type {Found[]} */
  const found = isRight ? [] : [["drawn_from_other", rule.what]];
  if (!byChance || (!rule.hidden && !same(known[name], draw.gave))) found.push(["seen_otherwise", rule.what]);
  return found;
}

/**
 * Return whether a draw gave as much as the rules say, and laid it where they say.
 * @param {Draw} draw
 * @param {DrawRule} rule
 * @param {Told} event
 * @param {number} items how many are drawn from
 */
function isWhole({ gave }, { how, places, dice }, event, items) {
  if (how === "deal")
    return same(Object.keys(gave).sort(), [...(places[event.seats ?? 0] ?? [])].sort().slice(0, items));
  return !dice || gave.length === dice[0] - event[dice[1]].length;
}

/** @param {any} one @param {any} other */
const byValue = (one, other) => (one < other ? -1 : Number(one > other));

/** From how many items something is drawn at most: a server may say anything. */
const MOST = 10_000;

/**
 * Return the items that a part of a rule stands for.
 * @param {DrawRule["of"][number]} part
 * @param {Told} known
 * @returns {any[]}
 */
function itemsOf(part, known) {
  if (typeof part === "string") return countedOut(known[part] ?? []);
  if (Array.isArray(part)) return part;
  return Object.entries(part).flatMap(([name, by]) => by[known[name]] ?? []);
}

/** @param {any} value @returns {any[]} */
function countedOut(value) {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value;
  const counts = typeof value === "number" ? [value] : Object.values(value);
  if (counts.reduce((sum, count) => sum + count, 0) > MOST) throw new Uncheckable("nothing is drawn from so many");
  if (typeof value === "number") return [...Array(value).keys()];
  return Object.entries(value).flatMap(([name, count]) => Array(count).fill(name));
}

let since = performance.now();

/** Let the page draw and answer, if it has waited for some time. */
async function breathe() {
  if (performance.now() - since < SLICE) return;
  await new Promise((resolve) => setTimeout(resolve));
  since = performance.now();
}
