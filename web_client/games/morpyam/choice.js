// What this player is about to do: place a token, which is confirmed, or roll some dice, with a call or without.

/** @import { Intent, Laid, Placing, Play } from "./types.js" */
/** @import { Group } from "../shared/types.js" */

import { signal } from "../../lib/index.js";
import { MoveChoice } from "../shared/dock/choice.js";
import { CALLABLE } from "./rule_tables.js";

/** The box for a token. @type {MoveChoice<Placing, Group<Placing>>} */
export const choice = new MoveChoice({
  group: (legal) => {
    const moves = legal.filter((text) => text.startsWith("place ")).map((text) => ({ text, target: text.slice(6) }));
    return moves.length ? [{ key: "place", moves }] : [];
  },
  isForced: () => true,
  asksFirst: () => true,
});

/** Return the moves that place a token, by box. @param {Play} play */
export const placings = (play) => new Map(choice.step(play).group?.moves.map((move) => [move.target, move]));

/** @type {Intent} */
const NOTHING = { legal: [], lifted: [], calling: false, called: null };
const made = signal(NOTHING);

/** Return what is about to be done with the dice. @param {Pick<Play, "legal">} play */
export const intentOf = ({ legal }) => (made.value.legal === legal ? made.value : NOTHING);

/** Change what is about to be done with the dice. @param {Play} play @param {Partial<Intent>} some */
export function intend(play, some) {
  made.value = { ...intentOf(play), ...some, legal: play.legal };
}

/** Lift a die, or lay it down again. @param {Play} play @param {number} die */
export function lift(play, die) {
  const { lifted } = intentOf(play);
  intend(play, { lifted: lifted.includes(die) ? lifted.filter((one) => one !== die) : [...lifted, die] });
}

/** Return whether a roll is among the legal moves. @param {Pick<Play, "legal">} play */
export const mayRoll = ({ legal }) => legal.some((text) => /^(re)?roll/.test(text));

/** Return the figures that can be called with the next roll. @param {Play} play */
export const callable = ({ legal }) =>
  CALLABLE.filter((figure) => legal.some((text) => text.endsWith(` call ${figure}`)));

/** Return the roll that is chosen, as a move; null if none is. @param {Play} play */
export function rollOf(play) {
  const { lifted, called } = intentOf(play);
  const values = lying(play);
  const again = lifted.map((die) => values[die]).sort();
  const text = [play.view.rolls ? `reroll ${again.join("")}` : "roll", called && `call ${called}`];
  const move = text.filter(Boolean).join(" ");
  return play.legal.includes(move) ? move : null;
}

/** The roll that was laid out last. @type {Laid} */
let laid = { key: "", values: [], rolled: [] };

/**
 * Return how a roll lies: what was kept stays where it lay, the others take the places that are free.
 * @param {{roll: number, dice: number[], kept: number[]}} rolled
 * @returns {Laid}
 */
export function layOut({ roll, dice, kept }) {
  const key = [roll, dice, kept].join("/");
  if (key === laid.key) return laid;
  /** @type {(number | null)[]} */
  const values = dice.map(() => null);
  const stay = roll > 1 ? [...kept] : [];
  // Where this page has lifted one of several equal dice, the others stay.
  const { lifted } = made.peek();
  const places = [...dice.keys()].sort((one, other) => Number(lifted.includes(one)) - Number(lifted.includes(other)));
  for (const place of places) {
    const found = stay.indexOf(laid.values[place]);
    if (found >= 0) [values[place]] = stay.splice(found, 1);
  }
  const fresh = [...dice];
  for (const value of values) if (value !== null) fresh.splice(fresh.indexOf(value), 1);
  const rolled = [...dice.keys()].filter((place) => values[place] === null);
  laid = { key, values: values.map((value) => value ?? /** @type {number} */ (fresh.shift())), rolled };
  return laid;
}

/** Return the last roll, which lies until the next: in this turn, or in the one before. @param {Play} play */
function lastRoll({ view, feed }) {
  const { rolls, dice, kept = [], turn } = view;
  if (rolls && dice) return { roll: rolls, dice, kept, seat: turn };
  const last = feed.findLast(({ event }) => event.kind === "dice_rolled" || event.kind === "grid_set_up")?.event;
  return last?.kind === "dice_rolled" ? /** @type {import("./wire.js").DiceRolled} */ (last) : null;
}

/** Return the values of the dice as they lie; none before the first roll of a game. @param {Play} play */
export function lying(play) {
  const last = lastRoll(play);
  return last ? layOut(last).values : [];
}
