// The guided first game: record.yaml has its moves, words/<language>/morphos.learn.ftl its explanations.

import { needWords } from "../../../i18n/words.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

needWords("morphos.learn");

export const lesson = guidedBy(
  RECORDING,
  "morphos",
  ["edges", "swap", "place", "own", "turn", "round", "cut", "ring", "last", "won"],
  { own: { plays: 1 }, round: { plays: 1 }, cut: { plays: 1 }, last: { plays: 1 }, won: { hand: true } },
);
