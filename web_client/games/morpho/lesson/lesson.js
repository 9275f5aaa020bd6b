// The guided first game: record.yaml has its round, words/<language>/morpho.learn.ftl its explanations.

import { needWords } from "../../../i18n/words.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

needWords("morpho.learn");

export const lesson = guidedBy(
  RECORDING,
  "morpho",
  ["hand", "tiles", "look", "saw", "others", "change", "changed", "guard", "mission", "lies", "snipe", "won"],
  {
    hand: { hand: true },
    others: { plays: 4 },
    changed: { hand: true },
    guard: { plays: 2 },
    mission: { plays: 1 },
    lies: { plays: 2, hand: true },
    won: { hand: true },
  },
);
