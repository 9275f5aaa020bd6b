// The guided first game: record.yaml has its moves, morphatrons.learn.ftl its explanations.

import { needWords } from "../../../i18n/words.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

needWords("morphatrons.learn");

export const lesson = guidedBy(
  RECORDING,
  "morphatrons",
  [
    ...["street", "build", "elite", "pause", "draws", "play", "carry", "morph", "bo"],
    ...["shoot", "swap", "end", "answer", "go", "strike", "won"],
  ],
  { draws: { plays: 3 }, bo: { plays: 3 }, answer: { plays: 3 }, won: { hand: true } },
);
