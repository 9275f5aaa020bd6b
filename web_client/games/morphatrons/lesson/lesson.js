// The guided first game: record.yaml has its moves, the words of a language its explanations.

/** @import { Lesson } from "../../types.js" */

import { wordsOn } from "../../../i18n/index.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morphatrons", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

/** Return the lesson, once its words are there. @returns {Lesson} */
export const lesson = () => ({
  recording: RECORDING,
  steps: [
    { key: "street", ...L.street },
    { key: "play", ...L.play },
    { key: "race", ...L.race },
    { key: "morph", ...L.morph },
    { key: "bo", ...L.bo, plays: 3 },
    { key: "shoot", ...L.shoot },
    { key: "swap", ...L.swap },
    { key: "end", ...L.end },
    { key: "answer", ...L.answer, plays: 3 },
    { key: "go", ...L.go },
    { key: "strike", ...L.strike },
    { key: "won", ...L.won, hand: true },
  ],
});
