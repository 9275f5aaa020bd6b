// The outcome of a round, and agreeing to end one, in English.

/** @import { Statistic } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("en-GB");

/** @param {number} n */
const times = (n) => ["once", "twice"][n - 1] ?? `${n} times`;

export const ending = {
  endRoundTitle: "Can nobody win this round?",
  endRoundNote: "It ends without points once everyone still in the round agrees. Nobody sees who has agreed.",
  agreed: "You have agreed to end it.",
  agree: "End it without points",
  disagree: "Keep playing",
  /** @param {string} name */
  firstDrawn: (name) => `The first player: ${name}`,
  allCards: "All cards of the last round",
  scoreTrack: "Scores",
  /** @param {number} score @param {number} target */
  score: (score, target) => `${score} of ${target} points`,
  /** The players who would have scored without a clash. @param {string[]} names */
  denied: (names) => `No points for ${list(names)}: clashing cards.`,
  highlights: "Awards",
  /** What somebody did most, by statistic. */
  highlightCounts: /** @type {WordsFor<Statistic, (count: number) => string>} */ ({
    unseen_points: (n) => `${n} points without a face-up card`,
    eliminations: (n) => `eliminated ${n} cards`,
    looked_at: (n) => `looked at ${times(n)}`,
    guards_lost: (n) => `lost ${n} Bodyguards`,
    steps_in: (n) => `stepped in ${times(n)}`,
    aimed_at: (n) => `shot at ${times(n)}`,
    right_names: (n) => `named ${n} cards correctly`,
    job_changes: (n) => `changed jobs ${times(n)}`,
  }),
};
