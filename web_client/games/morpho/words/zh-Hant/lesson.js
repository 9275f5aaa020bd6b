// The guided first game of M.O.R.P.H.O. in traditional Chinese: see ../en/lesson.js.

import { say, strong } from "../../../../i18n/say.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  hand: {
    title: "今晚你是 Ada",
    says: () =>
      say`你手上有兩張祕密的牌。${strong("殺手")}（紅）想除掉首領，值三分：數數牌角的刻度。${strong("保鑣")}（青）替 MORPHO 做事。這兩張互相衝突：只要都在手上，兩張都沒用。`,
  },
  tiles: {
    title: "誰拿了什麼？",
    says: () =>
      say`上方的標示牌寫著發了哪些牌：一張${strong("首領")}、一張${strong("技師")}、兩張${strong("保鑣")}、兩張${strong("殺手")}、五張${strong("逃兵")}。十張在大家手上，一張在中央。哪張在哪裡？這個遊戲玩的就是這個。`,
  },
  look: {
    title: "查看一張牌",
    says: () =>
      say`每個回合只做一件事。點${strong("查看")}，再點 Cleo 那張標示的牌。緊鄰你的牌不能選：隔壁藏著什麼，永遠是個驚喜。`,
    detour: "改天吧。今晚我們想知道 Cleo 藏了什麼：點標示的那張牌。",
  },
  saw: {
    title: "哎呀，是保鑣",
    says: () =>
      say`只有你看到。掀起的牌角會替你記住。而 Cleo 剛才大聲說什麼？「兩張逃兵，真無聊。」所以 Cleo 在說謊。誰都可以說謊：這個遊戲有一半靠的就是這個。`,
  },
  others: {
    title: "輪到其他人",
    says: () =>
      say`你看得到誰查看哪裡，看不到他們看見什麼。Cleo 查看了 Emil 的一張牌，記住這件事。而 Emil ${strong("轉職")}了：他蓋著交出一張牌，換了中央那張。`,
  },
  change: {
    title: "轉職",
    says: () =>
      say`解除衝突：點${strong("轉職")}，再點你的${strong("保鑣")}。你會拿到中央的牌。那原本是 Emil 的，他丟掉時一點也不心疼。`,
    detour: "規則允許，但今晚先不要：留著殺手，把保鑣交出去。",
  },
  changed: {
    title: "逃兵，也行",
    says: () =>
      say`逃兵跟誰都處得來，所以你的殺手清醒得很。那保鑣呢？現在躺在${strong("中央")}，誰也保護不了。只有你知道。待會兒會派上用場。`,
  },
  guard: {
    title: "Bo 什麼都信",
    says: () =>
      say`Dora 說：「我是首領，請別開槍。」於是 Bo 翻開殺手開了槍。可是 Cleo 就坐在隔壁，她的${strong("保鑣")}必須挺身而出：這下被淘汰的是開槍的那張牌。標示牌上只剩一張殺手，就是你的。`,
  },
  mission: {
    title: "真正的首領",
    says: () =>
      say`Cleo 受夠了，翻開${strong("首領")}：任務開始。下個回合她必須指認技師。指對了，MORPHO 就獲勝。而她查看過哪張牌？Emil 的。糟了。`,
  },
  lies: {
    title: "Dora 知道了",
    says: () =>
      say`Dora 查看你的牌，大喊：「Ada 是殺手！」難得是真話。你說：「我？我是澆花的。」Emil 兩個都不信，查看了 Dora 的牌。`,
  },
  snipe: {
    title: "想清楚，再開槍",
    says: () =>
      say`保鑣有兩張。一張是 Cleo 的，只掩護鄰座，從不掩護自己手上的牌。另一張在中央：是你放的。誰也擋不了！點${strong("狙擊")}，再點${strong("首領")}，然後${strong("開槍")}。`,
    detour: "Cleo 的下個回合就是你的末日。首領已經翻開：就打這張。",
  },
  won: {
    title: "你贏了",
    says: () =>
      say`首領沒了：這一局立刻結束，所有牌亮出，你的殺手得三分。Bo 的殺手要是還活著也會得分。就這樣：查看、記住、推敲，然後面不改色地說謊。`,
  },
};
