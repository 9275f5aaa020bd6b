// A card's history and hunches about it, in English.

import { grammarOf } from "../../../../i18n/grammar.js";

const { plural } = grammarOf("en-GB");

export const lookup = {
  /** The words of the sheet about something on the table. */
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
  hunchNote: "Saved only in this browser. Nobody else sees it.",
  maybe: "Maybe",
  definitelyNot: "Definitely not",
  forgetHunch: "Clear",
};
