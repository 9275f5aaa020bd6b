// What will be dealt, and the options of it, in Chinese: see ../en/setup.js.

import { grammarOf } from "../../../../i18n/grammar.js";
import { identitiesIn } from "../identity_names.js";

const { either } = grammarOf("zh-Hant");

const IDENTITIES = identitiesIn("zh-Hant");

/** @type {typeof import("../en/setup.js").setup} */
export const setup = {
  willBeDealt: "會發出的牌",
  dealtOf: (name, count) => `${name}：${count}`,
  dealtTo: (players, each) => `${players} 人：每人 ${each} 張，中央一張。`,
  unknownIsIn: "虛線框裡的其中一張是未知身分，誰也不知道是哪張。",
  unsuited: (identities, players) =>
    `${players} 人時未知身分不能是${either(identities.map((identity) => IDENTITIES[identity] ?? identity))}：請去掉不適合的。`,
  modeIs: (mode, unknowns) => {
    if (mode === "basic") return "基本玩法：沒有未知身分";
    return unknowns?.length
      ? `進階玩法：未知身分可能是${either(unknowns.map((identity) => IDENTITIES[identity] ?? identity))}`
      : "進階玩法：未知身分不限";
  },
  /** @param {number} target */
  targetIs: (target) => `${target} 分獲勝`,
  /** @param {number | null} limit */
  turnLimitIs: (limit) => (limit === null ? "不限回合數" : `每局每人 ${limit} 回合`),
  oddsForAll: "大家都看得到蓋著的牌的機率",
  options: {
    mode: {
      label: "未知身分",
      hint: "進階玩法裡有一張牌是未知身分：可能是局外人、異形，也可能只是逃兵，誰也不會知道是哪個。",
      values: { basic: "基本：沒有", expert: "進階：一張" },
    },
    target: { label: "獲勝分數" },
    turn_limit: { label: "每局每人回合數", unset: "不限" },
    deduction: {
      label: "蓋著的牌的機率",
      hint: "每張蓋著的牌都顯示可能是什麼，根據發的牌和大家看過的事。對所有人都一樣。你自己看過的牌總會標出來。",
    },
  },
  unknowns: "未知身分可能是",
  unknownsHint: "點一張牌來加入或去掉。它永遠可能是逃兵。",
  allThatSuit: "所有適合的",
  chosen: "自選",
  /** @param {[number, number]} players */
  forPlayers: ([least, most]) => `${least}–${most} 人`,
  about: "查看說明",
  /** @param {string} name */
  aboutCard: (name) => `在規則中查看${name}`,
};
