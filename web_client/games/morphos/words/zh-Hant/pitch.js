// 給新手的 Morphos 簡介。

/** @type {typeof import("../en/pitch.js").pitch} */
export const pitch = {
  place: ["落子", "下在任何空點，"],
  turn: ["翻轉", "翻轉被你包圍的弱子，"],
  join: ["連接", "比對方先連起自己的兩邊。"],
  facts: "適合 2 位玩家。",
};
