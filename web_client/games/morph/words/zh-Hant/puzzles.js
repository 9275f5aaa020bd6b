// Morph 的題目在說什麼（繁體中文）。棋譜在伺服器上。

import { cards } from "./cards.js";

const { creatures, keywords } = cards;

/** @type {typeof import("../en/puzzles.js").puzzles} */
export const puzzles = {
  assumed: "無論牌庫裡是什麼牌，解法都成立。",
  note: "牌庫面朝下。每題只用看得到的牌就能解開，無論牌庫裡是什麼。",
  byId: {
    "wide-open": {
      title: "門戶大開",
      says: "第 1 線沒有敵人，你有 3 點魔力。誰一進場就能攻擊？",
      solved: `生物橫置進場，只有${keywords.surge[0]}能立刻攻擊。`,
    },
    "five-for-four": {
      title: "四點當五點",
      says: "你有 4 點魔力，第一隻生物費用減 1。對方牌庫剩三張。",
      solved: `清空牌庫就夠了：對方回合一開始就要抽牌。${keywords.rally[0]}只幫已經在場的同伴。`,
    },
    "who-goes-first": {
      title: "誰先出手",
      says: `${creatures.R11}攻擊很強，卻被${creatures.V04}擋住。你有 3 點魔力。`,
      solved: "每條線上離前線最遠的先攻擊，替前面的同伴清出道路。",
    },
    "more-heat": {
      title: "再添把火",
      says: "你有 3 點魔力，可以召喚一隻，或用奇技 +2 攻擊。用在哪裡最划算？",
      solved: `不只多 2 點：${creatures.R03}摧毀了敵人，再靠${keywords.carnage[0]}攻擊牌庫 4 點。`,
    },
    "one-card-each": {
      title: "最後一張",
      says: "每召喚一隻就要補一張牌，而你的牌庫只剩一張。對方還有三張。",
      solved: `${creatures.V11}讓對方棄兩張，你只抽一張。奇技則不用抽牌。`,
    },
    "small-hands": {
      title: "小兵立功",
      says: "第 1 線有兩個敵人，你在那裡還有一個位置。你有 4 點魔力。",
      solved: `最小的就能清掉前面，${keywords.stalk[0]}打倒後面，大的才能去第 2 線。`,
    },
    "not-that-one": {
      title: "不是那個",
      says: "兩個敵人擋路：摧毀一個，送走一個。數數對方牌庫的張數。",
      solved: `送走的牌會回到牌庫底。${creatures.Y02}反正都會回去，所以該放逐它。`,
    },
    shell: {
      title: "擊破甲殼",
      says: `${creatures.G06}每次受傷都少 1 點。從第 1 線突破，還是繞到第 2 線？`,
      solved: `${keywords.scorch[0]} 1 點、奇技 1 點、雙斧 3 點，剛剛好。${keywords.cleave[0]}帶走後面的，${keywords.carnage[0]}打中牌庫。`,
    },
    spite: {
      title: "以怨報怨",
      says: `摧毀${creatures.R09}的生物會受 2 點傷害。選對由誰出手。`,
      solved: `先${keywords.scorch[0]}一點，由${creatures.G06}完成最後一擊，甲殼擋下了${keywords.spite[0]}。`,
    },
    harvest: {
      title: "兩次收成",
      says: "你的牌庫空了，現在召喚就輸。看看你的棄牌堆。",
      solved: `奇技和${keywords.renew[0]}各把一張牌放到牌庫底。牌庫原本是空的，你就知道會抽到什麼。`,
    },
    gift: {
      title: "該給哪張",
      says: "先要把一張手牌放進魔力區。哪一張用不到？",
      solved: `${creatures.V07}會佔掉第 2 線最後的位置，還讓對方牌庫多一張牌。`,
    },
    "all-on-one": {
      title: "集中一線",
      says: `${creatures.G11}封住了第 2 線。第 1 線你還有三個位置。先放一張魔力。`,
      solved: `${creatures.Y01}清出道路，${keywords.rally[0]}最後才來，大家都受惠：3 加 5 就是 8。`,
    },
  },
};
