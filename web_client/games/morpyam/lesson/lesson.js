// The guided first game: record.yaml has its moves, the words of a language its explanations.

/** @import { Lesson } from "../../types.js" */

import { wordsOn } from "../../../i18n/index.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morpyam", "lesson");

/** How many moves of Bo are shown when a step begins. @type {Record<string, number>} */
const PLAYS = { bo: 3 };

/** Return the lesson, once its words are there. @returns {Lesson} */
export const lesson = () => ({
  recording: RECORDING,
  steps: Object.entries(L).map(([key, step]) => ({ key, plays: PLAYS[key], ...step })),
});
