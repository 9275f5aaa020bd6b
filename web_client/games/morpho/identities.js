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

/** The identities that can be the Unknown besides the Deserter. @type {Name[]} */
export const UNKNOWNS = ["spy", "extremist", "investor", "mercenary", "cyborg", "psionics", "parasite"];

/**
 * Return the class that gives a faction's colours.
 * @param {string | null | undefined} identity
 */
export function factionClass(identity) {
  const known = identity ? IDENTITIES[identity] : undefined;
  return known ? `f-${known.faction}` : "";
}
