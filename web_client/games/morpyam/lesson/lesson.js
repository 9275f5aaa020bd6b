// The guided first game: record.yaml has its moves, the words of a language its explanations.

import { wordsOn } from "../../../i18n/index.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morpyam", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

export const lesson = guidedBy(
  RECORDING,
  L,
  ["grid", "roll", "lift", "place", "bo", "block", "again", "call", "five", "won"],
  { bo: { plays: 3 }, won: { hand: true } },
);
