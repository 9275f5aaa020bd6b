// The guided first game: record.yaml has its moves, the words of a language its explanations.

import { wordsOn } from "../../../i18n/index.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

/** @type {typeof import("../words/en/lesson.js").lesson} */
const L = wordsOn("morphos", "lesson", (tag) => import(`../words/${tag}/lesson.js`));

export const lesson = guidedBy(RECORDING, L, ["edges", "place", "turn", "round", "cut", "last", "won"], {
  turn: { plays: 1 },
  round: { plays: 1 },
  cut: { plays: 1 },
  last: { plays: 1 },
  won: { hand: true },
});
