// Traditional Chinese: see ../en/match.js.

import { grammarOf } from "../grammar.js";

const { list } = grammarOf("zh-Hant");

/** @type {typeof import("../en/match.js").match} */
export const match = {
  // What was missed
  missed: (count) => `你不在時有 ${count} 個動作`,
  showMissed: "看一下",
  showMissedAll: "看看錯過了什麼",
  missedBefore: "上一個動作",
  missedNext: "下一個動作",
  missedClose: "回到現在",
  missedStep: (at, count) => `${at}/${count}`,

  // Waiting
  leaveMatchSure: "比賽還在進行，要離開嗎？你會失去座位。",
  allMoves: "你所有可行的動作",
  leaveSure: "要離開這張牌桌嗎？",

  // Play
  whatHappened: "牌局動態",
  earlier: "更早以前",
  saySomething: "說點什麼",
  send: "送出",

  // 出局
  youAreOut: "你這一局\u200b已經出局。",
  outSeesNoMore: "你看得到\u200b大家都看得到的，\u200b以及你\u200b先前看過的。",
  outSeesAll: "你看得到\u200b所有的牌。",
  onlyOutHear: "這一局結束前，\u200b只有出局的玩家\u200b聽得到你說話。",
  bet: "押誰會得分",
  betQuestion: "誰會得分？\u200b押了不能改。",
  /** @param {string} name */
  yourBet: (name) => `你押了 ${name}。`,
  /** @param {string} who @param {string} on @param {boolean} right */
  betWas: (who, on, right) => (right ? `${who} 押了 ${on}：押中了。` : `${who} 押了 ${on}：沒押中。`),

  timeLeft: (time) => `剩下 ${time}`,
  bankLeft: (time) => `備用 ${time}`,
  timeoutMove: (move) => `時間到：${move}`,
  timeUp: "時間到",
  timeShort: (seconds) => `快點：剩下 ${seconds} 秒。`,
  pause: "暫停",
  resume: "繼續",
  wishPause: "我想暫停",
  wishToGoOn: "可以繼續了",
  agreedOf: (agreed, of) => `${agreed}/${of}`,
  pausedBy: (name) => `${name} 暫停了牌局`,
  pausedByAll: "大家同意，牌局暫停",
  pausedHint: "誰都不能行動，​時間也不會走。",
  pauseWishedBy: (names) => `${list(names)} 想暫停`,
  standInOver: "你不在時由代打替你玩。座位現在還給你了。",
  endMatch: "結束比賽",
  endMatchSure: "要現在替所有人結束比賽嗎？",
  nextRound: "下一局",
  nextRoundWith: "玩法",
  hostGoesOn: (name) => `由 ${name} 開始下一局。`,
  matchOver: "比賽結束",
  wins: (names) => (names.length ? `${list(names)} ${names.length > 1 ? "共同獲勝" : "獲勝"}` : "平手"),
  youWin: "你獲勝",
  podium: "看結果",
  matchBegins: "比賽即將開始。",
  rematch: "再來一場，座位不變",
  hostRematches: (name) => `${name} 可以再開一場。`,
  arrange: "更換座位或玩法",
  backToSeats: "更換座位",
  shareResult: "分享結果",
  points: (points) => `${points} 分`,

  // Newcomers
  /** @param {string[]} names */
  seatAskedBy: (names) => `${list(names)} 想入座`,
  /** @param {string} name */
  letIn: (name) => `讓 ${name} 現在入座`,
  askNoLonger: "只觀戰",

  // Keys
  keys: "按鍵",
  usualKeys: /** @type {Record<string, string>} */ ({
    Tab: "到下一區：從問題到答案，再到牌桌",
    "←, →": "下一個答案，或沿著牌桌移到下一個可選的目標",
    Enter: "選擇",
    Esc: "退回上一步，或關閉開啟的東西",
  }),
  singleKeys: "單鍵操作",
  singleKeysHint: "如果你使用語音輸入，或覺得礙事，請關閉。",
  characterKeys: /** @type {Record<string, string>} */ ({
    "1 … 9": "選擇答案，從第一個數起",
    Q: "到問題，或到本局、比賽的結果",
    T: "到牌桌上可選的目標",
    I: "查閱目前選到的項目",
    L: "牌局動態",
    C: "說點什麼",
    M: "選單",
    P: "暫停",
    R: "規則",
    "?": "這些按鍵",
  }),

  // Chat
  showOnly: "只看",
  filters: { all: "全部", round: "這一局", yours: "只有你", chat: "聊天" },

  // Notifications
  notice: (wanted, code) => ({
    title: wanted === "turn" ? "輪到你" : "請你回應",
    body: `牌桌 ${code} 在等你。`,
  }),

  // When a match is over
  howItWent: "整場經過",
};
