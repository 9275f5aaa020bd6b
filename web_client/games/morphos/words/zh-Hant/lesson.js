// Morphos 的第一局教學。

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

/** @type {typeof import("../en/lesson.js").lesson} */
export const lesson = {
  edges: {
    title: "你是 Ada，執黑",
    says: () =>
      say`連起${strong("下邊")}和${strong("上邊")}，這兩邊是你的。Bo 要連起左右。相鄰的棋子會連成一體，斜角不算。你從下邊來的棋鏈停在 e4，因為 Bo 的棋子在 e5 擋住了。`,
  },
  place: {
    title: "做成弱子",
    says: () =>
      say`e5 的上方、下方和一角都有你的棋子。再下 ${strong("d5")} 就湊成棋形。點 d5，再按「${strong(game.place("d5"))}」。`,
    detour: "也可以，不過 d5 能湊成圍住 e5 的棋形。",
  },
  turn: {
    title: "半轉的棋子",
    says: () =>
      say`Bo 下在別處。他在 e5 的棋子成了${strong("弱子")}：畫成半轉，又加了框，因為你可以翻轉。點 ${strong("e5")}，看看是哪些棋子造成的，然後翻轉它。`,
    detour: "先翻轉 e5，你的棋鏈就能延伸。",
  },
  round: {
    title: "繞過去",
    says: () => say`翻轉的棋子歸你。Bo 在 e8 擋住。跳到 ${strong("d8")}：它還沒連上，不過看看 Bo 切斷時會怎樣。`,
    detour: "試試 d8，在 e8 和你的 c9 之間。",
  },
  cut: {
    title: "切不斷",
    says: () => say`Bo 切在 d7，四周有你的四枚棋子，一下就成弱子。翻轉 ${strong("d7")}。`,
    detour: "Bo 在 d7 的是弱子，翻轉它。",
  },
  last: {
    title: "兩條路",
    says: () => say`從 d8 可以走 d9 到上邊，也可以連上 c9。Bo 只能擋一邊。下 ${strong("c8")}。`,
    detour: "c8 連起 d8 和 c9，而 c9 就在你的邊上。",
  },
  won: {
    title: "上下相連，你贏了",
    says: () => say`亮起的就是你的棋鏈。真正對局時，白方可在第一子之後改執黑棋，所以第一子別下得太好，也別太差。`,
  },
};
