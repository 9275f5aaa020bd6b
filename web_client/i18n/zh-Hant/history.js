// Traditional Chinese: the matches that somebody has played, and their numbers.

import { grammarOf } from "../grammar.js";

const { list } = grammarOf("zh-Hant");
const dates = new Intl.DateTimeFormat("zh-Hant", { day: "numeric", month: "short", year: "numeric" });
const numbers = new Intl.NumberFormat("zh-Hant");

/** @param {number} n */
const rounds = (n) => `${numbers.format(n)} 局`;

/** @type {typeof import("../en/history.js").history} */
export const history = {
  game: "遊戲",
  number: (n) => numbers.format(n),

  yourNumbers: "你的成績",
  counted: { matches: "場", won: "勝", rounds: "局", points: "分" },
  totals: (of, n) => `這個伺服器上總共玩了 ${numbers.format(of)} 場、${rounds(n)}。`,

  played: "玩過的比賽",
  none: "還沒有。比賽結束後會出現在這裡。",
  older: "顯示更早的比賽",
  date: (ms) => dates.format(ms),
  place: (rank, of, n) => `${of} 人中第 ${rank} 名 · ${rounds(n)}`,
  calledOff: (n) => `${rounds(n)}後中止`,
  withOthers: (names) => `與${list(names)}`,
  points: () => "分",
  watch: "重看",

  season: "賽季",
  seasonTitle: ({ number, seasons }) => (seasons === 1 ? "這張牌桌" : `第 ${number} 賽季`),
  afterMatches: (n) => `共 ${numbers.format(n)} 場`,
  noMatchYet: "還沒有比賽。",
  placed: "名次",
  player: "玩家",
  seasonBefore: "上一個賽季",
  seasonAfter: "下一個賽季",
  ranking: "排名依據",
  rankings: { won: "勝場", points: "分數" },
  beginSeason: "開始新賽季",
  beginSeasonSure: "要開始新賽季嗎？所有人都從零開始，先前的賽季仍然看得到。",

  rivals: "你與其他人",
  nemesis: "剋星",
  nemesisText: (name, behind, n) => `${numbers.format(n)} 場之中，${name} 有 ${numbers.format(behind)} 場排在你前面。`,
  favourite: "最好贏的對手",
  favouriteText: (name, ahead, n) => `${numbers.format(n)} 場之中，你有 ${numbers.format(ahead)} 場排在 ${name} 前面。`,
  companion: "老搭檔",
  companionText: (name, n) => `你與 ${name} 玩了 ${numbers.format(n)} 場。`,
  rankingNote: "在兩人都玩到最後的比賽中，誰排在前面。",
  theyAhead: "在你前面",
  youAhead: "在你後面",
  you: "你",

  kept: "保存的內容",
  keptText:
    "你玩過的比賽和結果。這些紀錄只存在這個瀏覽器名下，沒有帳號。用連結換到另一台裝置時，這些紀錄會複製過去。如果架設伺服器的人刪除舊的牌桌，它們也會一起刪除。",
  download: "全部下載",
  forget: "全部刪除",
  forgetSure: "要刪除你的比賽和成績嗎？刪除後無法復原。朋友和你連結過的裝置會保留各自的紀錄。",
  forgotten: "你的比賽和成績已刪除。",
};
