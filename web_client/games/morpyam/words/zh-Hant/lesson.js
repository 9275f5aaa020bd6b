// What the guided first game of Morpyam says in traditional Chinese: see ../en/lesson.js.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  grid: {
    title: "你是 Ada",
    says: () =>
      say`每一格寫著一種骰型。擲出那種骰型，就能在那裡放一顆棋子。${strong("三連")}得分，${strong("五連")}當場獲勝。你們各玩了三回合：你在第四直行有三子，Bo 在最右邊那行有兩子，叫牌格上有一子。`,
  },
  roll: {
    title: "擲骰子",
    says: () => say`一回合最多擲三次，第一次五顆全擲。按${strong(game.roll)}。`,
    detour: "先別叫牌，擲就好。",
  },
  lift: {
    title: "兩個 3",
    says: () =>
      say`再來一個 ${strong("3")}，就能放你棋子上方的那一格。留下兩個 3：點 ${strong("1")}、${strong("5")}、${strong("6")}，再擲一次。`,
    detour: "留下兩個 3，把 1、5、6 再擲一次。",
  },
  place: {
    title: "三個 3",
    says: () => say`骰型相符的格子會亮起來。點${strong("你棋子上方")}那格：虛線顯示放下去的結果，三連。然後放下棋子。`,
    detour: "可以是可以，不過放在你棋子上方就有三連了。",
  },
  bo: {
    title: "輪到 Bo",
    says: () =>
      say`三連，你得 1 分。接著 Bo 擲出三個 5，在最右邊那行也有了三連。再兩子他就贏了。趕快擋住他：${strong(game.roll)}。`,
    detour: "先別叫牌，擲就好。",
  },
  block: {
    title: "五個 4！",
    says: () =>
      say`能放的格子很多：三個 4、葫蘆、四條、一擲、五同。挑最讓 Bo 頭痛的一格：放在${strong("他棋子上方")}的那格 4，擋住他的連線。`,
    detour: "這格不錯，但是 Bo 快五連了。放在他棋子上方擋住他。",
  },
  again: {
    title: "再來一回合",
    says: () =>
      say`放子時五顆同點，可以再來一回合。你那行只缺中間一格，那是${strong(game.figures.call[0])}格。先擲骰子。`,
    detour: "現在就可以叫，不過先擲看看吧。",
  },
  call: {
    title: "先叫再擲",
    says: () =>
      say`2 3 4 5，再來 1 或 6 就是順子。叫牌格要先叫、後擲出來才能放。點一個 ${strong("5")}，再按${strong(game.call)}、${strong(game.figures.straight[0])}，然後擲。`,
    detour: "叫順子，再擲其中一個 5。",
  },
  five: {
    title: "叫中了",
    says: () => say`叫中了，就必須放叫牌格。另一格是 Bo 的，只剩這一格。點下去，數數你那行有幾子。`,
    detour: "叫中了，把棋子放在叫牌格。",
  },
  won: {
    title: "五連，你贏了",
    says: () =>
      say`無論分數多少，五連當場獲勝。否則，有人放下${strong("最後一顆棋子")}時結束，那一子值 1 分，總分最高的人獲勝。叫牌落空沒有損失，但第三擲落空，這回合就結束了。`,
  },
};
