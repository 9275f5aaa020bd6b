// The guided first game: record.yaml has its moves, words/<language>/morpyam.learn.ftl its explanations.

import { needWords } from "../../../i18n/words.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

needWords("morpyam.learn");

export const lesson = guidedBy(
  RECORDING,
  "morpyam",
  ["grid", "figures", "roll", "lift", "place", "bo", "block", "again", "call", "five", "won"],
  { bo: { plays: 3 }, won: { hand: true } },
);
