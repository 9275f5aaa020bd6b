// What will be dealt, and the options of it, in English.

import { grammarOf } from "../../../../i18n/grammar.js";

import { identitiesIn } from "../identity_names.js";

const { plural, either } = grammarOf("en-GB");

const IDENTITIES = identitiesIn("en");

export const setup = {
  willBeDealt: "What will be dealt",
  /** @param {string} name @param {number} count */
  dealtOf: (name, count) => `${name}: ${count}`,
  /** @param {number} players @param {number} each cards in a hand */
  dealtTo: (players, each) =>
    `With ${players} players: ${plural(each, { one: "one card", other: "two cards" })} each, and one in the middle.`,
  unknownIsIn: "One card from the dashed frame is dealt as the Unknown, and nobody knows which.",
  /** @param {string[]} identities chosen, and not for so many @param {number} players */
  unsuited: (identities, players) =>
    `With ${players} players the Unknown can’t be ${either(identities.map((identity) => `the ${IDENTITIES[identity] ?? identity}`))}: remove what doesn’t fit.`,
  /** @param {string} mode @param {string[] | null} unknowns */
  modeIs: (mode, unknowns) => {
    if (mode === "basic") return "Basic game: no Unknown card";
    return unknowns?.length
      ? `Expert game: the Unknown may be ${either(unknowns.map((identity) => `the ${IDENTITIES[identity] ?? identity}`))}`
      : "Expert game: the Unknown may be any Outsider or Alien that fits";
  },
  /** @param {number} target */
  targetIs: (target) => `First to ${target} points`,
  /** @param {number | null} limit */
  turnLimitIs: (limit) => (limit === null ? "No turn limit" : `${limit} turns each per round`),
  oddsForAll: "Odds on hidden cards for everybody",
  options: {
    mode: {
      label: "The Unknown card",
      hint: "In an expert game one card is the Unknown. It may be an Outsider, an Alien or just a Deserter, and nobody knows which.",
      values: { basic: "Basic: none", expert: "Expert: one" },
    },
    target: { label: "Points to win" },
    turn_limit: { label: "Turns each per round", unset: "No limit" },
    deduction: {
      label: "Odds on hidden cards",
      hint: "Every hidden card shows what it can be, from the deal and what everybody has seen. The same for all. What you have seen yourself is always marked.",
    },
  },
  unknowns: "What the Unknown may be",
  unknownsHint: "Tap a card to include it or leave it out. A Deserter is always possible.",
  allThatSuit: "All that fit",
  chosen: "My choice",
  /** @param {[number, number]} players */
  forPlayers: ([least, most]) => `${least}–${most} players`,
  about: "Info",
  /** @param {string} name */
  aboutCard: (name) => `Look up the ${name} in the rules`,
};
