// What each identity wants, in traditional Chinese: see ../en/aims.js.

import { say, strong } from "../../../../i18n/say.js";

/** @type {typeof import("../en/aims.js").aims} */
export const aims = {
  wants: {
    leader: () => say`${strong("首領", "leader")}：任務成功，或殺手\u200b全數淘汰，就獲勝。`,
    technician: () => say`${strong("技師", "technician")}：任務成功，或殺手\u200b全數淘汰，就獲勝。`,
    bodyguard: () => say`${strong("保鑣", "bodyguard")}：任務成功，或殺手\u200b全數淘汰，就獲勝。`,
    killer: () => say`${strong("殺手", "killer")}：首領被淘汰，或任務失敗，就獲勝。`,
    deserter: (alone) =>
      say`${strong("逃兵", "deserter")}：${alone ? "" : "手上只有\u200b逃兵時"}逃走${alone ? "" : "，"}就獲勝。`,
    spy: () => say`${strong("間諜", "spy")}：舉報完全正確，就獲勝。`,
    extremist: () => say`${strong("激進分子", "extremist")}：三名逃兵被淘汰，就獲勝。`,
    investor: () => say`${strong("投資客", "investor")}：和投資的一方\u200b一起獲勝。`,
    mercenary: () =>
      say`${strong("傭兵", "mercenary")}：本身從不獲勝；靠另一張牌\u200b得分時少 1 分。逃兵可以\u200b帶著它逃走。`,
    cyborg: () => say`${strong("改造人", "cyborg")}：技師被淘汰，就獲勝。`,
    psionics: () => say`${strong("念力者", "psionics")}：說對其他人\u200b所有的牌，就獲勝。`,
    parasite: (alone) => say`${strong("寄生體", "parasite")}：逃走就獲勝${alone ? "" : "，不論\u200b另一張牌是什麼"}。`,
  },
  seen: (card, identity, name) => say`你看過${card}：${strong(name, identity)}。`,
};
