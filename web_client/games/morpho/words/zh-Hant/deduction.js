// What hidden cards can be, in Chinese: see ../en/deduction.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("zh-Hant");

/** @type {typeof import("../en/deduction.js").deduction} */
export const deduction = {
  mostCards: "多數的牌",
  everybodyKnows: "大家能推出的",
  percent: (number) => `${number}%`,
  likely: (name, number) => `${name} ${number}%`,
  canBe: (all) => `可能是：${list(all)}`,
  mustBe: (identity) => `只可能是：${identity}`,
  left: (left, dealt) => `${dealt} 張剩 ${left} 張`,
  perhapsDealt: "或許有",
  cannotBe: "不可能是：",
  why: "機率怎麼來",
  dealt: (dealt, shown) => `共發 ${dealt} 張牌，其中 ${shown} 張大家都看過。`,
  reasons: {
    acted_beside: (name, identity) => `${name ?? "你"}用了旁邊的牌（${identity}），所以這張不與它衝突，也不使它沉默。`,
    given_away: (name) => `${name ?? "你"}拿它換了中央的牌，所以它不是異形。`,
    no_transmit: () => "有人看過它，而寄生體沒有重排任何牌。",
    no_reaction: (name) => `${name ?? "你"}沒有出手；能出手的人必須出手。`,
    must_react: (name) => `${name ?? "你"}必須出手，所以手上有牌能出手。`,
    kept: (name) => `${name ?? "你"}跳過而沒有轉職，所以它是異形。`,
    idle_beside: (name, identity) => `${name ?? "你"}沒有用旁邊的${identity}，照規則本該用；所以這張讓它無法行動。`,
    not_won: (_, identity) => `${identity}被淘汰後這一局仍在進行，所以它不會因此獲勝。`,
    laid: (name) => `${name ?? "你"}把它重新蓋好。`,
  },
  notCounted: "不計入：你自己的牌、誰看了哪張、誰在等、誰狙擊了誰。對所有人都一樣。看人心，是你的事。",
};
