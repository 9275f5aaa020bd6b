// The outcome of a round, and agreeing to end one, in Chinese: see ../en/ending.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("zh-Hant");

/** @type {typeof import("../en/ending.js").ending} */
export const ending = {
  endRoundTitle: "這一局沒有人能贏？",
  endRoundNote: "還在局中的人全都同意後，這一局就不計分結束。沒有人看得到誰同意了。",
  agreed: "你同意結束。",
  agree: "不計分結束",
  disagree: "還是繼續玩",
  allCards: "上一局的所有牌",
  scoreTrack: "分數",
  denied: (names) => `${list(names)} 的牌​互相衝突，不得分。`,
  highlights: "精彩回顧",
};
