// What could have been known in a round that is over, in Chinese: see ../en/analysis.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("zh-Hant");

/** @type {typeof import("../en/analysis.js").analysis} */
export const analysis = {
  percent: (number) => `${number}%`,
  workedOut: (identity) => `可以推出：${identity}`,
  couldKnow: (name) => `${name}當時能知道的`,
  counted: "依據發牌、看過的牌和規則排除的可能。別人說了什麼、選了什麼都不算。",
  marks: {
    it_dawned: {
      title: "恍然大悟",
      text: ({ name, identity, chance }) => `${name}看到了關鍵的牌：${identity}。之前的機率是 ${chance}%。`,
    },
    sure_shot: {
      title: "十拿九穩",
      text: ({ name, identity, acted }) =>
        acted
          ? `${name}已經能確定這張牌是${identity}，並且開了槍。`
          : `${name}已經能確定哪張是${identity}，卻做了別的事。`,
    },
    could_have_known: {
      title: "本來可以知道",
      text: ({ name, identity, since }) => `從第 ${since} 步起，${name}就能知道這張牌不是${identity}。`,
    },
    turning_point: {
      title: "轉捩點",
      text: ({ identity }) => `結束之前最後一張讓大家看到的牌：${identity}。`,
    },
  },

  whoFooledWhom: "誰騙了誰",
  turns: "回合",
  fooledHint:
    "橫列是騙人的，直欄是被騙的。數字是有多少個回合，被騙的人依當時能知道的一切，認為某張牌不太可能屬於它真正的陣營。",
  fooledMost: (fooler, fooled, count) => `${fooler}騙了${fooled} ${count} 個回合。`,
  bestLiar: "最佳騙子",
  lied: (names, count) => `${list(names)}：有 ${count} 次，別人看不穿他假的「我是……」。`,
  bestMoments: "精彩時刻",
  place: (round, step) => `第 ${round} 局，第 ${step} 步`,
};
