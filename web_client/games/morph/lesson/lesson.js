// The guided first game: record.yaml has its moves, the words of a language its explanations.

import { wordsOn } from "../../../i18n/index.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morph", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

export const lesson = guidedBy(
  RECORDING,
  L,
  ["life", "mana", "summon", "assault", "theirs", "again", "feat", "strike", "won"],
  {
    mana: { hand: true },
    summon: { hand: true },
    assault: { hand: true },
    theirs: { plays: 3 },
    again: { hand: true },
    feat: { hand: true },
    strike: { hand: true },
    won: { hand: true },
  },
);
