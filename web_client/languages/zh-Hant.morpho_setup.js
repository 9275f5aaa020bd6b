// What will be dealt, and the options of it, in Chinese: see en.morpho_setup.js.

/** @type {typeof import("./en.morpho_setup.js").setup} */
export const setup = {
  willBeDealt: "會發出的牌",
  dealtOf: (name, count) => `${name}：${count}`,
  dealtTo: (players, each) => `${players} 人：每人 ${each} 張，中央一張。`,
  unknownIsIn: "虛線框裡的其中一張是未知身分，誰也不知道是哪張。",
  mode: "未知身分",
  modeHint: "進階玩法裡有一張牌是未知身分：可能是局外人、異形，也可能只是逃兵，誰也不會知道是哪個。",
  basic: "基本：沒有",
  expert: "進階：一張",
  unknowns: "未知身分可能是",
  unknownsHint: "點一張牌來加入或去掉。它永遠可能是逃兵。",
  allThatSuit: "所有適合的",
  chosen: "自選",
  /** @param {[number, number]} players */
  forPlayers: ([least, most]) => `${least}–${most} 人`,
  target: "獲勝分數",
  turnLimit: "每局每人回合數",
  noLimit: "不限",
  about: "查看說明",
  /** @param {string} name */
  aboutCard: (name) => `在規則中查看${name}`,
};
