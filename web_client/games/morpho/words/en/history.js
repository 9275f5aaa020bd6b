// How somebody has done by what they were dealt, in English.

import { grammarOf } from "../../../../i18n/grammar.js";

const { plural } = grammarOf("en-GB");

export const history = {
  wonAs: "Won as",
  wonAsNote:
    "The fuller a card, the more rounds you won of those that you ended with it. The dashed line shows all players on this server.",
  /** @param {number} won @param {number} held */
  wonOf: (won, held) => `${won} of ${held}`,
  /** For screen readers. @param {string} card @param {number} won @param {number} held @param {number} all per cent */
  wonWith: (card, won, held, all) => `${card}: won ${won} of ${held} rounds. Everybody here: ${all} per cent.`,
  dealt: "Dealt to you",
  /** @param {string} faction @param {number} n */
  cardsOf: (faction, n) => `${faction}: ${plural(n, { one: `${n} card`, other: `${n} cards` })}`,
};
