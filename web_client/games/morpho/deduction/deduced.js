// What everybody can work out about the cards, by the server's answer.

/** @import { Faction } from "../types.js" */
/** @import { CardDeduced, MorphoDeduction, Slot } from "../wire.js" */

import { computed, signal } from "../../../lib/index.js";
import { percent } from "../../../i18n/percent.js";
import { words } from "../../../i18n/words.js";
import { factionName, IDENTITIES } from "../cards/identities.js";

/** @typedef {CardDeduced["odds"]} Odds how likely each identity is, the likeliest first */

/** The order in which factions stand side by side. @type {Faction[]} */
export const FACTIONS = ["morpho", "killers", "deserters", "outsiders", "aliens"];

/** The server's answer. */
export const deduced = signal(/** @type {MorphoDeduction | null} */ (null));

/** Return what is known about the card in a slot; null if nothing is. @param {Slot} slot @returns {CardDeduced | null} */
export const deducedAt = (slot) => deduced.value?.cards[slot] ?? null;

/** The odds that most cards share which are not certain; null if no two do. */
export const common = computed(() => {
  /** @type {Map<string, {odds: Odds, cards: number}>} */
  const found = new Map();
  for (const { odds } of Object.values(deduced.value?.cards ?? {})) {
    if (Object.keys(odds).length === 1) continue;
    const key = JSON.stringify(odds);
    found.set(key, { odds, cards: (found.get(key)?.cards ?? 0) + 1 });
  }
  const [most] = [...found.values()].sort((one, other) => other.cards - one.cards);
  return most?.cards > 1 ? most.odds : null;
});

/** Return whether a card has the odds that most cards share. @param {Odds} odds */
export const isCommon = (odds) => JSON.stringify(odds) === JSON.stringify(common.value);

/** How much odds must differ from the usual ones for a card to say so. */
const WORTH_SAYING = 0.05;

/** Return whether an identity is ruled out, or clearly more or less likely than for most cards. @param {Odds} odds */
export function differs(odds) {
  const usual = common.value ?? {};
  const all = /** @type {(keyof Odds)[]} */ ([...new Set([...Object.keys(usual), ...Object.keys(odds)])]);
  return all.some((name) => !odds[name] || Math.abs(odds[name] - (usual[name] ?? 0)) >= WORTH_SAYING);
}

/** The most that something can be likely that is not certain. */
const ALMOST = 0.999_999;

/**
 * Return how likely each faction is; those that are impossible are left out.
 * @param {Odds} odds
 * @returns {{faction: Faction, chance: number}[]}
 */
export function byFaction(odds) {
  /** @type {Partial<Record<Faction, number>>} */
  const sums = {};
  for (const [identity, chance] of Object.entries(odds)) {
    const { faction } = IDENTITIES[identity];
    sums[faction] = (sums[faction] ?? 0) + chance;
  }
  // Sums of likelihoods with few digits: what is certain is so because there is nothing else.
  const [first, ...others] = FACTIONS.filter((faction) => sums[faction]);
  if (!others.length) return first ? [{ faction: first, chance: 1 }] : [];
  return [first, ...others].map((faction) => ({ faction, chance: Math.min(sums[faction] ?? 0, ALMOST) }));
}

/** Say how likely a faction is. @param {ReturnType<typeof byFaction>[number]} one */
export const likely = ({ faction, chance }) =>
  words("morpho-deduction-likely", { name: factionName(faction), share: percent(chance) });
