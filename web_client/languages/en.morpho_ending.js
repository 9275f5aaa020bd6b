// What came of a round, and how to agree to end one, in English.

import { grammarOf } from "./grammar.js";

const { list } = grammarOf("en-GB");

export const ending = {
  endRoundTitle: "A round that nobody can win?",
  endRoundNote: "It ends without points once everybody still in agrees. Nobody sees who does.",
  agreed: "You have agreed to end it.",
  agree: "End it without points",
  disagree: "Play on after all",
  allCards: "All cards of the last round",
  scoreTrack: "Scores",
  /** Who would have scored but for a clash. @param {string[]} names */
  denied: (names) => `No points for ${list(names)}: clashing cards.`,
  remembered: "What will be remembered",
};
