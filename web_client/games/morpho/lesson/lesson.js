// The guided first game: record.yaml has its round, the words of a language its explanations.

/** @import { lesson as Words } from "../words/en/lesson.js" */

import { wordsOn } from "../../../i18n/index.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

/** @type {typeof Words} */
const L = wordsOn("morpho", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

export const lesson = guidedBy(
  RECORDING,
  L,
  ["hand", "tiles", "look", "saw", "others", "change", "changed", "guard", "mission", "lies", "snipe", "won"],
  {
    hand: { hand: true },
    others: { plays: 4 },
    changed: { hand: true },
    guard: { plays: 2 },
    mission: { plays: 1 },
    lies: { plays: 2, hand: true },
    won: { hand: true },
  },
);
