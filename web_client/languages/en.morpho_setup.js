// What will be dealt, and the options of it, in English.

import { grammarOf } from "./grammar.js";

const { plural } = grammarOf("en-GB");

export const setup = {
  willBeDealt: "What will be dealt",
  /** @param {string} name @param {number} count */
  dealtOf: (name, count) => `${name}: ${count}`,
  /** @param {number} players @param {number} each cards in a hand */
  dealtTo: (players, each) =>
    `With ${players} players: ${plural(each, { one: "one card", other: "two cards" })} each, and one in the middle.`,
  unknownIsIn: "One of those in the dashed frame is dealt as the Unknown, and nobody knows which.",
  mode: "The Unknown card",
  modeHint: "In an expert game one card is the Unknown: it may be an Outsider, an Alien or just a Deserter, and nobody is told which.",
  basic: "Basic: none",
  expert: "Expert: one",
  unknowns: "What the Unknown may be",
  unknownsHint: "Tap a card to include it or leave it out. A Deserter is always possible.",
  allThatSuit: "All that fit",
  chosen: "My choice",
  /** @param {[number, number]} players */
  forPlayers: ([least, most]) => `${least}–${most} players`,
  target: "Points to win",
  turnLimit: "Turns each per round",
  noLimit: "No limit",
  about: "Info",
  /** @param {string} name */
  aboutCard: (name) => `Look up the ${name} in the rules`,
};
