// The guided first game: record.yaml has its moves, the words of a language its explanations.

/** @import { Lesson } from "../../types.js" */

import { wordsOn } from "../../../i18n/index.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morpyam", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

/** Return the lesson, once its words are there. @returns {Lesson} */
export const lesson = () => ({
  recording: RECORDING,
  steps: [
    { key: "grid", ...L.grid },
    { key: "roll", ...L.roll },
    { key: "lift", ...L.lift },
    { key: "place", ...L.place },
    { key: "bo", ...L.bo, plays: 3 },
    { key: "block", ...L.block },
    { key: "again", ...L.again },
    { key: "call", ...L.call },
    { key: "five", ...L.five },
    { key: "won", ...L.won, hand: true },
  ],
});
