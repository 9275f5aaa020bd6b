// What there is to know of a card, and what one thinks of it, in English.

import { grammarOf } from "./grammar.js";

const { plural } = grammarOf("en-GB");

export const lookup = {
  /** What there is to know about something on the table. */
  lookUp: "What you know",
  /** @param {string} entry */
  inTheRules: (entry) => `${entry} in the rules`,
  untouched: "Nothing has happened to this card this round.",
  /** When something happened. @param {number} turns how many have begun since */
  turnsAgo: (turns) => {
    if (turns === 0) return "this turn";
    return `${turns} ${plural(turns, { one: "turn", other: "turns" })} ago`;
  },
  hunch: "Your hunch",
  hunchNote: "Noted in this browser only. Nobody else sees it.",
  isPerhaps: "Perhaps it is",
  isSurelyNot: "Surely it is not",
  forgetHunch: "Erase it",
};
