// The guided first game: record.yaml has its moves, the words of a language its explanations.

/** @import { Lesson } from "../../types.js" */

import { wordsOn } from "../../../i18n/index.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morphos", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

/** Return the lesson, once its words are there. @returns {Lesson} */
export const lesson = () => ({
  recording: RECORDING,
  steps: [
    { key: "edges", ...L.edges },
    { key: "place", ...L.place },
    { key: "turn", ...L.turn, plays: 1 },
    { key: "round", ...L.round, plays: 1 },
    { key: "cut", ...L.cut, plays: 1 },
    { key: "last", ...L.last, plays: 1 },
    { key: "won", ...L.won, hand: true },
  ],
});
