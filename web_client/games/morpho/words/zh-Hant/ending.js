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
  firstDrawn: (name) => `先手：${name}`,
  allCards: "上一局的所有牌",
  scoreTrack: "分數",
  score: (score, target) => `${target} 分中已得 ${score} 分`,
  denied: (names) => `${list(names)} 的牌​互相衝突，不得分。`,
  highlights: "本場之最",
  /** What somebody did most, by statistic. */
  highlightCounts: {
    unseen_points: (n) => `一張牌都沒翻開就得了 ${n} 分`,
    eliminations: (n) => `淘汰 ${n} 張牌`,
    looked_at: (n) => `被查看 ${n} 次`,
    guards_lost: (n) => `失去 ${n} 張保鑣`,
    steps_in: (n) => `挺身而出 ${n} 次`,
    aimed_at: (n) => `被攻擊 ${n} 次`,
    right_names: (n) => `說中 ${n} 張牌`,
    job_changes: (n) => `轉職 ${n} 次`,
  },
};
