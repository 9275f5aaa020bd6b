/**
 * @import { Identity } from "./types.js"
 * @import { Name } from "./wire.js"
 */

/** @type {Record<Name, Identity> & Record<string, Identity>} */
export const IDENTITIES = {
  leader: { faction: "morpho", reward: 3, cards: 1, acts: ["mission"], reacts: ["intercept"] },
  technician: { faction: "morpho", reward: 3, cards: 1, acts: [], reacts: [] },
  bodyguard: { faction: "morpho", reward: 2, cards: 4, acts: [], reacts: ["guard", "intercept"] },
  killer: { faction: "killers", reward: 3, cards: 2, acts: ["snipe", "block"], reacts: [] },
  deserter: { faction: "deserters", reward: 3, cards: 6, acts: ["escape"], reacts: [] },
  spy: { faction: "outsiders", reward: 2, cards: 1, acts: ["report"], reacts: [] },
  extremist: { faction: "outsiders", reward: 3, cards: 1, acts: ["detonate"], reacts: [], players: [4, 6] },
  investor: { faction: "outsiders", reward: 3, cards: 1, acts: ["invest"], reacts: [] },
  mercenary: { faction: "outsiders", reward: -1, cards: 1, acts: ["assassinate"], reacts: [], players: [3, 6] },
  cyborg: { faction: "aliens", reward: 4, cards: 1, acts: ["snipe"], reacts: [] },
  psionics: { faction: "aliens", reward: 5, cards: 1, acts: ["perceive", "swap"], reacts: [] },
  parasite: { faction: "aliens", reward: 4, cards: 1, acts: ["escape"], reacts: ["transmit"] },
};

/** The identities that can be the Unknown besides the Deserter. */
export const STRANGERS = ["spy", "extremist", "investor", "mercenary", "cyborg", "psionics", "parasite"];

/**
 * Tell whether an identity is meant for that number of players.
 * @param {string} identity
 * @param {number} players
 */
export function suits(identity, players) {
  const range = IDENTITIES[identity]?.players;
  return !range || (players >= range[0] && players <= range[1]);
}

/**
 * Return the class that gives a faction's colours.
 * @param {string | null | undefined} identity
 */
export function factionClass(identity) {
  const known = identity ? IDENTITIES[identity] : undefined;
  return known ? `f-${known.faction}` : "";
}
