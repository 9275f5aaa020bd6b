// Morph 的引導首局，繁體中文。

import { say, strong } from "../../../../i18n/say.js";
import { cards } from "./cards.js";
import { game } from "./game.js";

const { creatures, prodigies } = cards;

/** @type {typeof import("../en/lesson.js").lesson} */
export const lesson = {
  life: {
    title: "牌庫就是生命",
    says: () =>
      say`你是 Ada，使用${strong("紫與灰")}。你的牌庫還有九張，Bo 只剩三張。Bo 若必須從空牌庫拿牌，你就贏了。雙方各有兩條線，隔著${strong("前線")}相對。`,
  },
  mana: {
    title: "餵養魔力",
    says: () =>
      say`每回合先獻出一張手牌作魔力，面朝下直到最後。${strong(creatures.G12)}費用 6，現在太貴。點它，再按${strong(game.give)}。你會立刻補一張牌。`,
    detour: "還是放最貴的那張吧。",
  },
  summon: {
    title: "召喚",
    says: () =>
      say`你有 3 點魔力，夠召喚${strong(creatures.V07)}。它會送走前線上費用 2 以下的敵人。點它，選${strong("第 1 線")}，Bo 的${creatures.R03}就在那裡。`,
    detour: "竊燭賊放在第 1 線，就能清出道路。",
  },
  assault: {
    title: "結束回合：突擊",
    says: () =>
      say`新生物橫置進場，要等待。直立的會自動攻擊。第 1 線已無敵人：${strong(creatures.V02)}攻擊 Bo 的牌庫。第 2 線上${strong(creatures.G06)}迎戰${creatures.Y04}。按${strong(game.end)}。`,
    detour: "不用再做什麼，結束回合吧。",
  },
  theirs: {
    title: "Bo 的回合",
    says: () =>
      say`嚮導攻擊後回到你的牌庫底，鐵甲牛摧毀了蜂蜜守衛。Bo 放了一張魔力，召喚${strong(creatures.R05)}，灼燒鐵甲牛 1 點。每次突擊後傷害都會清除。`,
  },
  again: {
    title: "又輪到你",
    says: () => say`你的牌全都直立了。再放一張魔力：${strong(creatures.G05)}。`,
    detour: "放收費關門。",
  },
  feat: {
    title: "奇技",
    says: () =>
      say`你的奇才是${strong(prodigies.violet_grey.name)}。每回合可付 2 點使用${strong(prodigies.violet_grey.feat)}：Bo 棄一張牌。點你名字旁的圓形標誌，再按${strong(game.useFeat)}。`,
    detour: "先用奇技：點你名字旁的圓形標誌。",
  },
  strike: {
    title: "最後一擊",
    says: () =>
      say`Bo 的牌庫空了，但這樣還不算輸。${strong(creatures.V07)}已經直立，前面沒有人。按${strong(game.end)}。`,
    detour: "結束回合，讓竊燭賊出擊。",
  },
  won: {
    title: "差一張牌",
    says: () => say`Bo 必須拿牌，卻一張也沒有。真正的對局會先各押一張牌：力量高者先手。一個人時可以挑戰暗影。`,
  },
};
