// How a position lies: its bots, zones and buildings, and what an attack would do there.

/** @import { Bot, Fate, Play } from "./types.js" */
/** @import { MorphatronsView } from "./wire.js" */

import { ATTACKS, CARDS, FLYING } from "./rule_tables.js";

export const NUMBERS = [1, 2, 3, 4];

/** Return the rank of a card. @param {string} card */
export const rankOf = (card) => card.slice(0, -1);

/** Return the suit of a card. @param {string} card */
export const suitOf = (card) => card.slice(-1);

/** Return whether a name is that of a building, and not of a card. @param {string} name */
export const isBuilding = (name) => /^[AB]\d$/.test(name);

/** Return whether a card flies in vehicle mode. @param {string} card */
export const flies = (card) => FLYING.includes(rankOf(card));

/**
 * Return what a card does with a weapon (R5.1); null if it lacks that.
 * @param {string} card
 * @param {string} weapon
 */
export function attackOf(card, weapon) {
  const known = /** @type {Record<string, number[] | undefined>} */ (ATTACKS[rankOf(card)])?.[weapon];
  return known ? { damage: known[0], targets: known[1], reach: known[2] } : null;
}

/** Return the weapon that a robot shows: the stronger one. @param {string} card */
export const weaponOf = (card) => (attackOf(card, "strike") ? "strike" : "shoot");

/** Sort cards as the rules do (R1.1). @param {string[]} cards */
export const inOrder = (cards) => [...cards].sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));

/** Return the bots in play. @param {MorphatronsView} view @returns {Bot[]} */
export function botsOf({ owners = {}, zones = {}, modes = {}, damage = {}, attacked = [] }) {
  const bots = inOrder(Object.keys(owners)).map((card) => ({
    card,
    seat: owners[card],
    zone: zones[card],
    mode: modes[card],
    damage: damage[card] ?? null,
    hasAttacked: attacked.includes(card),
  }));
  const guards = bots.filter(({ card, mode }) => suitOf(card) === "D" && mode === "vehicle");
  const guarded = guards.map(laneOf);
  return bots.map((bot) => ({ ...bot, isProtected: guarded.includes(laneOf(bot)) }));
}

/** Name the side of a zone on which a bot stands. @param {Pick<Bot, "zone" | "seat">} bot */
export const laneOf = ({ zone, seat }) => `${zone} ${seat}`;

/** Return a bot in play; undefined for none. @param {MorphatronsView} view @param {string} card */
export const botOf = (view, card) => botsOf(view).find((bot) => bot.card === card);

/** Return the names of a seat's buildings. @param {number} seat */
export const buildingsOf = (seat) => NUMBERS.map((number) => `${"AB"[seat]}${number}`);

/** Return how many of a seat's buildings stand, and how many chips they have. @param {MorphatronsView} view @param {number} seat */
export function cityOf({ buildings = {} }, seat) {
  const heights = buildingsOf(seat).map((building) => buildings[building] ?? 0);
  return { standing: heights.filter(Boolean).length, chips: heights.reduce((sum, height) => sum + height, 0) };
}

/** Return the seat at the bottom, or on the left; spectators sit with the first one. @param {Pick<Play, "seat">} play */
export const nearSeat = ({ seat }) => seat ?? 0;

/** Return the zones that a bot reaches by an attack. @param {Bot} bot @param {string} weapon */
export function reachOf(bot, weapon) {
  const reach = attackOf(bot.card, weapon)?.reach ?? 0;
  return NUMBERS.filter((zone) => Math.abs(zone - bot.zone) <= reach);
}

/** How much a bot still takes, by its damage (R5.4). */
const TAKES = { critical: 1, minor: 2 };

/**
 * Return what an attack would do to a target.
 * @param {MorphatronsView} view
 * @param {string} card of the bot that attacks
 * @param {string} weapon
 * @param {string} target
 * @returns {Fate}
 */
export function fateOf(view, card, weapon, target) {
  const damage = attackOf(card, weapon)?.damage ?? 0;
  if (isBuilding(target)) {
    const height = view.buildings?.[target] ?? 0;
    return { target, becomes: null, heights: [height, Math.max(0, height - damage)] };
  }
  const bot = botOf(view, target);
  const takes = bot?.damage ? TAKES[bot.damage] : bot?.isProtected ? 3 : 2;
  const left = takes - damage;
  return { target, becomes: left <= 0 ? "scrapped" : left === 1 ? "critical" : "minor", heights: null };
}
