// Morphos 的設定。

/** @import { Mutator } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

/** @type {WordsFor<Mutator>} */
const CHANGES = {
  minimorph: "棋形較小：三枚棋子就能造成弱子。",
  deepmorph: "剛翻轉的棋子對雙方都算一次，棋鏈晚一手才獲勝。",
  duomorph: "下一子之後，在旁邊再下一子。",
  remorph: "被翻轉的棋子還給原主，由他放到別處。",
  metamorph: "開局棋盤已滿，黑白相間，只能翻轉。",
};

/** @type {Record<string, string>} */
const BLACK = { random: "隨機抽選", A: "座位 1", B: "座位 2" };

/** @type {typeof import("../en/setup.js").setup} */
export const setup = {
  sizeIs: (n) => `${n} 路棋盤。`,
  mutatorIs: (mutator) => `${mutator[0].toUpperCase()}${mutator.slice(1)}：${CHANGES[mutator]}`,
  edgesClosed: "封閉的邊：棋形中可有一子落在盤外。",
  blackIs: (black) => (black === "random" ? "黑方先手，隨機抽選。" : `黑方先手：${BLACK[black] ?? black}。`),
  swapOn: "第一子之後，白方可以改執黑棋。",
  swapOff: "不交換顏色。",
  options: {
    size: { label: "大小", hint: "每邊的點數。" },
    black: { label: "執黑", values: BLACK },
    swap: { label: "交換", hint: "第一子之後，白方可以改執黑棋，這樣比較公平。" },
    minimorph: { label: "Minimorph", hint: CHANGES.minimorph },
    deepmorph: { label: "Deepmorph", hint: CHANGES.deepmorph },
    duomorph: { label: "Duomorph", hint: CHANGES.duomorph },
    remorph: { label: "Remorph", hint: CHANGES.remorph },
    metamorph: { label: "Metamorph", hint: CHANGES.metamorph },
    edge_rule: {
      label: "棋盤邊",
      hint: "封閉：棋形中可有一子落在盤外。",
      values: { open: "開放", closed: "封閉" },
    },
  },
};
