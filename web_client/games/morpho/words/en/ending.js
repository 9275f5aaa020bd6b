// The outcome of a round, and agreeing to end one, in English.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("en-GB");

export const ending = {
  endRoundTitle: "Can nobody win this round?",
  endRoundNote: "It ends without points once everyone still in the round agrees. Nobody sees who has agreed.",
  agreed: "You have agreed to end it.",
  agree: "End it without points",
  disagree: "Keep playing",
  allCards: "All cards of the last round",
  scoreTrack: "Scores",
  /** The players who would have scored without a clash. @param {string[]} names */
  denied: (names) => `No points for ${list(names)}: clashing cards.`,
  highlights: "Highlights",
};
