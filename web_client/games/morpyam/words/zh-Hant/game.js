// The words of Morpyam.

/** @import { Reason, WhyPassed } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { list, listed } = grammarOf("zh-Hant");

/** The figures: as a box names them, and in a sentence. @type {Record<string, [name: string, said: string]>} */
const FIGURES = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [value, ["×3", `三個 ${value}`]])),
  small: ["小順", "小順子"],
  straight: ["順子", "順子"],
  full: ["葫蘆", "葫蘆"],
  square: ["四條", "四條"],
  mini: ["至小", "至小"],
  maxi: ["至大", "至大"],
  morpyam: ["五同", "五同"],
  sec: ["一擲", "一擲成形"],
  call: ["叫牌", "叫牌"],
};

/** @param {string} figure */
const said = (figure) => FIGURES[figure]?.[1] ?? figure;

/** @param {number[]} dice */
const dice = (dice) => strong(dice.join(" "));

/** @param {number} n */
const points = (n) => `${n} 分`;

/** @type {WordsFor<WhyPassed, [theirs: string, mine: string]>} */
const PASSED = {
  chosen: ["跳過", "跳過"],
  nothing_fits: ["沒有適合的格子，跳過", "沒有適合的格子，跳過"],
  call_missed: ["最後一擲叫牌落空，不能放棋子", "最後一擲叫牌落空，不能放棋子"],
};

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = {
  ko: "五子連線，直接獲勝。",
  tokens: "最後一枚棋子已放上，加 1 分。",
  turn_limit: "已到回合上限。",
  resigned: "其他人都認輸了。",
};

/** @type {typeof import("../en/game.js").game} */
export const game = {
  title: "Morpyam",
  figures: FIGURES,
  grid: "棋盤",
  players: "玩家",
  firstDrawn: (name) => `先手：${name}`,
  rollsDrawn: (n) => `擲骰 ${n} 次`,
  dice: "骰子",
  said,
  tokenOf: (owner) => `${owner} 的棋子`,
  open: "可以放在這裡",
  last: "最後放下的",
  chance: (percent) => `下一擲有 ${percent}`,
  percent: (share, isLess) => `${isLess ? "<" : ""}${share}%`,
  left: (n) => `剩 ${n} 枚`,
  out: "認輸",
  standing: {
    tokens: (n) => `剩 ${n} 枚棋子`,
    out: "已認輸",
  },
  die: (value, lifted) => (lifted ? `${value}，重擲` : `${value}`),
  lying: (dice) => `骰子：${dice.join(" ")}`,
  noDice: "還沒有人擲骰",
  rollOf: (roll, all) => `第 ${roll} 擲，共 ${all} 擲`,

  theirTurn: (name) => `輪到 ${name}`,
  again: "五個相同：再來一次",
  placeOrRoll: "放棋子或重擲",
  rollAgain: "重擲",
  placeOrPass: "放棋子或跳過",
  callCame: "叫牌成功",
  callWhat: "叫什麼牌？",
  over: "遊戲結束",
  placeWhat: (figure) => `放在${said(figure)}？`,
  hints: {
    first: "擲出五顆骰子。",
    place: "點亮起的格子，或點要重擲的骰子。",
    lift: "點要重擲的骰子。",
    pass: "點亮起的格子。",
    came: "選一個叫牌格。",
    call: "成功要放叫牌格；落空沒有損失。",
    lastCall: "成功要放叫牌格；落空就結束回合。",
  },
  called: (name, figure, came) => `${name} 叫${said(figure)}：${came ? "成功" : "落空"}。`,
  missed: (figure) => `可惜，${said(figure)}落空了。`,
  calling: (figure, percent) => `叫${said(figure)}？${percent}`,
  gain: (longest, points) => `${longest} 子連線：${points > 0 ? "+" : ""}${points}。`,
  noGain: "還沒有三子連線。",
  wins: "五子連線，你直接獲勝。",
  lastToken: "放上最後一枚棋子，遊戲就結束。",

  roll: "擲骰",
  rollSome: (dice) => (dice ? `重擲 ${dice} 顆` : "選骰子"),
  rollAndCall: "擲骰並叫牌",
  call: "叫牌",
  noCall: "不叫",
  noCallBox: "兩個叫牌格都滿了。",
  secTooLate: "一擲只限第一擲。",
  pass: "跳過",
  back: "返回",
  placeOn: (box) => `放在 ${box}`,
  watching: "你正在觀戰。",
  openBoxes: (boxes) => `${boxes} 個可放的格子`,
  worth: (four) => [
    ["三子連線", "1 分"],
    ["四子", points(four)],
    ["五子", "獲勝"],
    ["最後一枚", "1 分"],
  ],

  winners: (names) => (names.length > 1 ? `${list(names)} 共享勝利` : `${names[0]} 獲勝`),
  youWin: "你贏了",
  reasons: REASONS,
  points,
  tie: (names, byLastToken) => `同分：${list(names)} ${byLastToken ? "放下了最後一枚棋子" : "剩下的棋子最少"}。`,

  options: {
    first: {
      label: "先手",
      values: { random: "隨機抽選", A: "座位 1", B: "座位 2", C: "座位 3", D: "座位 4" },
    },
    turn_limit: { label: "每人最多回合" },
    odds: { label: "顯示機率", hint: "每個格子在下一擲的機率。" },
  },
  bots: {
    random: { name: "簡單", hint: "隨意行動。" },
    steady: { name: "普通", hint: "善用骰子，並延長自己的連線。" },
    sharp: { name: "困難", hint: "還會預想你的下一回合，並加以阻擋。" },
  },
  refusals: {
    game_over: "遊戲已經結束。",
    already_out: "你已經認輸了。",
    no_first_seat: "先手的座位沒有人。",
  },

  phrases: { what_luck: () => ["運氣真好！"] },

  events: {
    grid_set_up: (e, { who }) =>
      say`${who(e.first)} 先手${{ chance: "（抽籤決定）", host: "（桌主選定）", turn: "" }[e.first_by]}`,
    turn_began: (e, { who }) => (e.again ? say`${who(e.seat)} 再來一次` : say`${who(e.seat)}`),
    dice_rolled: (e, { by }) => [
      ...say`${by("擲出", "擲出")} ${dice(e.rolled)}`,
      ...(e.kept.length ? say`，留下 ${dice(e.kept)}` : []),
      ...(e.call ? say`，叫${strong(said(e.call))}：${e.came ? "成功" : "落空"}` : []),
    ],
    token_placed: (e, { by }) =>
      say`${by("放在", "放在")} ${strong(e.box)}：${said(e.figure)}${e.gained > 0 ? `，+${points(e.gained)}` : ""}`,
    turn_passed: (e, { by }) => say`${by(...(PASSED[e.why] ?? PASSED.chosen))}`,
    seat_resigned: (_, { by }) => say`${by("認輸", "認輸")}`,
    game_ended: (e, { who }) =>
      say`${strong(REASONS[e.reason])}${listed(e.points.map((n, seat) => [who(seat), ` ${points(n)}`]))}`,
  },
};
