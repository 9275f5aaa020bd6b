// Morphos 的文字。

/** @import { Colour } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { say, strong } from "../../../../i18n/say.js";

/** @type {WordsFor<Colour>} */
const SIDES = { B: "黑方", W: "白方" };
/** @type {WordsFor<Colour>} */
const AIMS = { B: "上下兩邊", W: "左右兩邊" };
const MUTATORS = {
  minimorph: "Minimorph",
  deepmorph: "Deepmorph",
  duomorph: "Duomorph",
  remorph: "Remorph",
  metamorph: "Metamorph",
};
const REASONS = {
  chain: "一條棋鏈連起了相對的兩邊。",
  deadlock: "雙方都無棋可下。",
  resigned: "對方認輸。",
};

/** @type {typeof import("../en/game.js").game} */
export const game = {
  title: "Morphos",
  players: "玩家",
  sides: SIDES,
  ways: { B: "連接上下", W: "連接左右" },
  position: "盤上的棋子",
  boardKeys: (n) => `棋盤 ${n} 路。方向鍵移動瞄準的點，Enter 在該點落子。`,
  lies: (point, colour, weak) =>
    `${point} ${colour ? `${{ B: "黑子", W: "白子" }[colour]}${weak ? "，弱子" : ""}` : "空點"}`,
  standing: {
    stones: (n) => `${n} 枚棋子`,
  },
  lens: "這一點的四周",
  lensHint: "輕點移動",
  lastMove: (point) => `上一手：${point}`,
  turnNumber: (n) => `第 ${n} 手`,
  mutatorNames: MUTATORS,
  legend: {
    title: "怎麼看棋盤",
    weak: ["半轉的棋子", "弱子：對方可以翻轉"],
    brackets: ["加框的棋子", "你現在可以翻轉"],
    chain: ["連成一體", "上下左右相鄰，斜角不算"],
  },

  over: "遊戲結束",
  theirTurn: (name) => `輪到 ${name}`,
  yourAim: (colour) => `你是${SIDES[colour]}：連起${AIMS[colour]}。`,
  placeWhat: (point) => `下在 ${point}？`,
  flipWhat: (point) => `翻轉 ${point}？`,
  returnWhere: "放回棋子",
  returnWhat: (point) => `放回 ${point}？`,
  second: "再下一子",
  swapWhat: "交換顏色？",
  hints: {
    move: (colour) => `連起${AIMS[colour]}。點一個空點，或加框的棋子。`,
    place: "可在這裡或放大鏡裡移動。",
    placeAgain: "按 Enter 或再點一次落子。",
    placeTap: "按下按鈕落子，或點別的點。",
    placeWeak: (name) => `這枚會是弱子，${name} 可以翻轉。`,
    flip: (name) => `${name} 的棋子變成你的。標出的棋子使它成為弱子。`,
    back: (name, point) => `${name} 翻轉了 ${point ?? "你的棋子"}。先放回你的棋子，再下一手。`,
    second: (points) => `緊鄰第一子，有 ${points} 個空點。`,
    swap: "執黑並接收第一子；或點一個空點，繼續執白。",
    skipped: (colour) => `${SIDES[colour]}無棋可下，跳過一手。`,
  },
  closed: {
    own: "你的棋子。",
    firm: "不是弱子。",
    fresh: "剛剛才翻轉過。",
    back: "不能翻轉：會立刻被翻回，或重複局面。",
    notBeside: "第二子要緊鄰第一子。",
    returnFirst: "先放回你的棋子。",
    taken: "這裡已有棋子。",
  },

  place: (point) => `下在 ${point}`,
  flip: (point) => `翻轉 ${point}`,
  putBack: (point) => `放回 ${point}`,
  takeBlack: "改執黑棋",
  back: "返回",
  watching: "你正在觀戰。",

  wins: (name) => `${name} 獲勝`,
  youWin: "你贏了",
  reasons: REASONS,
  joined: (name, colour, turns, stones) => `${name} 以 ${turns} 手連起${AIMS[colour]}，路徑共 ${stones} 子。`,
  stuck: (colour) =>
    `雙方都無棋可下。${colour === "B" ? "有上下相鄰的同色棋子，黑方獲勝。" : "沒有上下相鄰的同色棋子，白方獲勝。"}`,
  gaveUp: (name) => `${name} 認輸。`,
  firstDrawn: (name) => `執黑：${name}`,

  bots: {
    random: { name: "簡單", hint: "隨意落子。" },
    connector: { name: "普通", hint: "計算雙方還差幾子才連通。" },
    strategist: { name: "困難", hint: "還會在心裡預演許多局。" },
  },
  refusals: {
    game_over: "遊戲已經結束。",
    not_your_turn: "還沒輪到你。",
    point_taken: "這裡已有棋子。",
    size_not_offered: "這個大小不能搭配這些變體。",
    metamorph_needs_minimorph: "Metamorph 必須搭配 Minimorph。",
    metamorph_excludes_duomorph: "Metamorph 不能和 Duomorph 一起用。",
    metamorph_excludes_remorph: "Metamorph 不能和 Remorph 一起用。",
    minimorph_needs_open_edges: "Minimorph 不能搭配封閉的邊。",
  },

  events: {
    board_set_up: (e, { who }) =>
      say`${who(e.black)} 執黑${{ chance: "（抽籤決定）", host: "（桌主選定）", turn: "" }[e.black_by]}`,
    stone_placed: (e, { by }) => say`${by("下在", "下在")} ${strong(e.point)}`,
    stone_flipped: (e, { by }) => say`${by("翻轉", "翻轉")} ${strong(e.point)}`,
    stone_returned: (e, { by }) => say`${by("把棋子放回", "把棋子放回")} ${strong(e.point)}`,
    colours_swapped: (_, { by }) => say`${by("交換顏色，改執黑棋", "交換顏色，改執黑棋")}`,
    side_skipped: (_, { by }) => say`${by("無棋可下，跳過一手", "無棋可下，跳過一手")}`,
    side_won: (e, { by }) =>
      say`${by(`執${{ B: "黑", W: "白" }[e.colour]}獲勝`, `執${{ B: "黑", W: "白" }[e.colour]}獲勝`)}。${strong(REASONS[e.reason])}`,
  },
};
