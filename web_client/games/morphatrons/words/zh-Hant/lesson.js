// What the guided first game of Morphatrons says in traditional Chinese, step by step. The reader is Ada, and plays Bo.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

const { verbs, short, does } = game;

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  street: {
    title: "兩座城，一條街",
    says: () =>
      say`你是 Ada。靠近你的是你的城，通往 Bo 的城有四個區。Bo 還有兩棟建築站著：${strong("B3")} 一層，${strong("B4")} 兩層。全部摧毀就獲勝。`,
  },
  play: {
    title: "打出一張牌",
    says: () =>
      say`每回合有兩個行動。先讓一個機體上場：點選手牌的 ${strong(short("6S"))}，再點 ${strong(verbs.vehicle)}。`,
    detour: `把 ${short("6S")} 當載具打出比較好：黑桃跑得快。`,
  },
  race: {
    title: "黑桃跑得快",
    says: () => say`當載具時，黑桃一次移動兩區。點選 ${strong(short("6S"))}，再點第 ${strong("3")} 區，然後確認。`,
    detour: `${short("6S")} 在第 3 區才有用。`,
  },
  morph: {
    title: "免費變形",
    says: () =>
      say`只有機器人能攻擊。每回合第一次變形免費：點選 ${strong(short("6S"))}，再點 ${strong(verbs.morph)}。什麼都不剩時，回合自動結束。`,
    detour: `讓 ${short("6S")} 變成機器人，下回合就能射擊。`,
  },
  bo: {
    title: "Bo 反擊",
    says: () =>
      say`Bo 把 ${strong(short("9D"))} 當載具打出。方塊保護同區所有機體，所以 Bo 的 ${short("4C")} 現在有盾牌。接著 ${short("4C")} 射擊了你的 ${short("6S")}。兩道裂痕代表重傷，再中一擊就報廢。`,
  },
  shoot: {
    title: "射擊建築",
    says: () =>
      say`射擊打得到自己的區和相鄰的區。點選 ${strong(short("6S"))}，再點 ${strong("B3")}。標記會說明攻擊的結果。然後確認。`,
    detour: `射擊 B3：它只有一層。`,
  },
  swap: {
    title: "換上新機體",
    says: () =>
      say`同花色或同點數的牌可以換掉一個機體。點選 ${strong(short("6S"))}、${strong(verbs.triple)}，再點 ${strong(short("9S"))}。新機器人毫無損傷，攻擊 2 點。`,
    detour: `用 ${short("9S")} 換掉受傷的 ${short("6S")}。`,
  },
  end: {
    title: "結束回合",
    says: () => say`兩個行動都用完了。還能免費變形，但 ${short("9S")} 當機器人才能攻擊。點選 ${strong(verbs.end)}。`,
    detour: `${short("9S")} 要留作機器人。請結束回合。`,
  },
  answer: {
    title: "Bo 的回合",
    says: () =>
      say`Bo 的 ${short("4C")} 打中了 ${strong(short("9S"))}：重傷，但還站著。接著 Bo 抽了一張牌。趁再挨打之前，用好你的回合。`,
  },
  go: {
    title: "靠近",
    says: () => say`近身攻擊只打得到同一區。點選 ${strong(short("9S"))}，再點第 ${strong("4")} 區，然後確認。`,
    detour: `去第 4 區，Bo 的家。`,
  },
  strike: {
    title: "最後一棟建築",
    says: () =>
      say`攻擊吧：點選 ${strong(short("9S"))}，再點 ${strong("B4")}，確認「${strong(does.attack("strike", ["B4"]))}」。`,
    detour: `攻擊 B4：兩層，兩點傷害。`,
  },
  won: {
    title: "Bo 的城倒了",
    says: () =>
      say`你贏了。正式的遊戲裡，兩座城各有四棟建築。梅花讓你的建築變高，高樓能讓 J、Q、K、A 上場。點選任何機體都能看它的本領。`,
  },
};
