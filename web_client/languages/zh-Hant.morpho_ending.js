// What came of a round, and how to agree to end one, in Chinese: see en.morpho_ending.js.

import { grammarOf } from "./grammar.js";

const { list } = grammarOf("zh-Hant");

/** @type {typeof import("./en.morpho_ending.js").ending} */
export const ending = {
  endRoundTitle: "這一局誰也贏不了？",
  endRoundNote: "只要還在局中的人全都同意，這一局就不計分結束。誰同意了，沒有人看得到。",
  agreed: "你同意結束。",
  agree: "不計分結束",
  disagree: "還是繼續玩",
  allCards: "上一局的所有牌",
  scoreTrack: "分數",
  denied: (names) => `${list(names)} 的牌​互相衝突，不得分。`,
  remembered: "本場之最",
};
