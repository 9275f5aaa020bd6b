// The guided first game: record.yaml has its moves, morph.learn.ftl its explanations.

import { needWords } from "../../../i18n/words.js";
import { guidedBy } from "../../shared/learning/guided.js";
import { RECORDING } from "./recording.js";

needWords("morph.learn");

export const lesson = guidedBy(
  RECORDING,
  "morph",
  ["life", "stake", "staked", "mana", "summon", "price", "assault", "theirs", "again", "feat", "strike", "won"],
  {
    stake: { hand: true },
    staked: { plays: 1 },
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
