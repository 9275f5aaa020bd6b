// How somebody has done by what they were dealt, in Traditional Chinese.

/** @type {typeof import("../en/history.js").history} */
export const history = {
  wonAs: "各身分勝局",
  wonAsNote: "牌填得越滿，局終持有它時你贏得越多。虛線是這個伺服器上所有人的比例。",
  wonOf: (won, held) => `${held} 局勝 ${won} 局`,
  wonWith: (card, won, held, all) => `${card}：${held} 局中勝 ${won} 局。這裡所有人：百分之 ${all}。`,
  dealt: "發到的牌",
  cardsOf: (faction, n) => `${faction}：${n} 張`,
};
