// The guided first game: record.yaml has its round, the words of a language its explanations.

/** @import { lesson as Words } from "../words/en/lesson.js" */
/** @import { Lesson } from "../../types.js" */

import { wordsOn } from "../../../i18n/index.js";
import { RECORDING } from "./recording.js";

/** @type {typeof Words} */
const L = wordsOn("morpho", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

/** Return the lesson, once its words are there. @returns {Lesson} */
export const lesson = () => ({
  recording: RECORDING,
  steps: [
    { key: "hand", ...L.hand, hand: true },
    { key: "tiles", ...L.tiles },
    { key: "look", ...L.look },
    { key: "saw", ...L.saw },
    { key: "others", ...L.others, plays: 4 },
    { key: "change", ...L.change },
    { key: "changed", ...L.changed, hand: true },
    { key: "guard", ...L.guard, plays: 2 },
    { key: "mission", ...L.mission, plays: 1 },
    { key: "lies", ...L.lies, plays: 2, hand: true },
    { key: "snipe", ...L.snipe },
    { key: "won", ...L.won, hand: true },
  ],
});
