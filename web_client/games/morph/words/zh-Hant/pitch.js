// 給初次見面的人：Morph 是什麼。

/** @type {typeof import("../en/pitch.js").pitch} */
export const pitch = {
  feed: ["蓄力", "每回合放一張牌作魔力，"],
  summon: ["召喚", "兩個陣營的生物站上兩條線，"],
  strike: ["出擊", "直到對方的牌庫，也就是生命，清空。"],
  facts: "兩人對戰，或獨自對抗暗影。",
};
