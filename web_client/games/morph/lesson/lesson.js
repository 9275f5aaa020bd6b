// The guided first game: record.yaml has its moves, the words of a language its explanations.

/** @import { Lesson } from "../../types.js" */

import { wordsOn } from "../../../i18n/index.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morph", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

/** Return the lesson, once its words are there. @returns {Lesson} */
export const lesson = () => ({
  recording: RECORDING,
  steps: [
    { key: "life", ...L.life },
    { key: "mana", hand: true, ...L.mana },
    { key: "summon", hand: true, ...L.summon },
    { key: "assault", hand: true, ...L.assault },
    { key: "theirs", ...L.theirs, plays: 3 },
    { key: "again", hand: true, ...L.again },
    { key: "feat", hand: true, ...L.feat },
    { key: "strike", hand: true, ...L.strike },
    { key: "won", ...L.won, hand: true },
  ],
});
