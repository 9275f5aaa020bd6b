// Traditional Chinese. See docs/languages.md. A space stands between somebody's name and the words
// around it, since names may be of any script. An ellipsis is of signs that Latin letters do not have: theirs
// would lie on the line. Headlines, buttons and notes break at a space, also at one without width, and behind a
// sign: a note needs one every eight letters or so, since in what does not fit a line may begin with a full stop.

/** @import { TableEvents } from "../types.js" */

import { grammarOf } from "../grammar.js";
import { say, strong } from "../say.js";

const { list, listed } = grammarOf("zh-Hant");

/** The words that every table needs, in every game. */
export const table = {
  brand: "Morpho Server",
  loading: "請稍候⋯⋯",
  tryAgain: "再試一次",
  stillTrying: "花的時間有點久：可能連不上伺服器。這個頁面會繼續嘗試。",
  reload: "重新載入",
  close: "關閉",
  home: "首頁",
  menu: "選單",
  rules: "規則",

  // Questions
  cancel: "取消",
  leave: "離開",
  yes: "是",
  no: "否",

  // Play
  reconnecting: "重新連線中⋯⋯",
  reconnectingHint: "你看到的可能不是最新狀況。",
  connecting: "連線中⋯⋯",
  connectedAgain: "重新連上了。",
  outdated: "伺服器的版本比這個頁面新。",
  nothingYet: "還沒有動靜。",
  onlyYou: "只有你看到",
  bot: "機器人",
  view: "伺服器顯示的內容",
  /** Return a line that only one seat received, as read out. @param {string} text */
  whispered: (text) => `${text}。只有你看到。`,
  yourTurn: "輪到你",
  /** @param {string[]} names */
  waitingForMove: (names) => (names.length ? `等待 ${list(names)}` : "等待中"),
  roundOver: "本局結束",
  yourPart: "你的行動",

  // Chat
  react: "表情",
  /** What a reaction says, by its sign. */
  reactions: /** @type {Record<string, string>} */ ({
    agree: "同意",
    laugh: "大笑",
    surprise: "驚訝",
    doubt: "懷疑",
    sly: "竊笑",
    love: "喜歡",
  }),
  /** @param {number} n */
  unread: (n) => `${n} 則未讀訊息`,

  // Settings
  devices: "在另一台裝置上玩",
  settings: "設定",
  sound: "聲音",

  // When a match is over
  /** @param {string} letter */
  seatCalled: (letter) => `座位 ${letter}`,

  /** The feed of a table. */
  events: /** @type {TableEvents} */ ({
    player_joined: (e, { player }) => say`${player(e.player)} 來了`,
    bot_joined: (e, { player }) => say`機器人 ${player(e.player)} 來了`,
    entry_requested: (e) => say`${strong(e.name)} 想進來`,
    entry_request_withdrawn: (e, { player }) => say`${player(e.player)} 不進來了`,
    player_left: (e, { player }) => say`${player(e.player)} 離開了`,
    player_removed: (e, { player }) => say`桌主請出了 ${player(e.player)}`,
    invitation_renewed: () => say`牌桌換了新的邀請代碼`,
    sat: (e, { player }) => say`${player(e.player)} 入座`,
    stood: (e, { player }) => say`${player(e.player)} 離座`,
    seat_requested: (e, { player }) => say`${player(e.player)} 想入座`,
    seat_request_withdrawn: (e, { player }) => say`${player(e.player)} 不入座了`,
    renamed: (e, { player }) => say`${player(e.player)} 改名為 ${strong(e.name)}`,
    host_changed: (e, { player }) => say`${player(e.player)} 成為桌主`,
    said: (e, { player }) => say`${player(e.player)}：${e.phrase ? { phrase: e.phrase } : e.text}`,
    mute_set: (e, { player }) => (e.muted ? say`桌主將 ${player(e.player)} 禁言` : say`${player(e.player)} 可以發言了`),
    chat_cleared: () => say`桌主清空了聊天`,
    shares_revealed: ({ uncommitted, unrevealed }, { player }) => {
      const missing = [...uncommitted, ...unrevealed];
      return missing.length ? say`這次抽牌擲骰沒有 ${listed(missing.map((one) => [player(one)]))} 的亂數` : null;
    },
    match_started: () => say`比賽開始`,
    match_played_on: (e) => say`接續第 ${e.match} 場比賽第 ${e.round} 局`,
    match_ended: ({ winners, reason, alone }, { seat }) =>
      winners.length
        ? say`比賽結束：${listed(winners.map((one) => [seat(one)]))} ${winners.length > 1 ? "共同獲勝" : "獲勝"}`
        : reason === "won" && !alone
          ? say`比賽結束：平手`
          : say`比賽結束`,
    season_begun: () => say`新賽季開始`,
    options_set: () => say`桌主改了玩法`,
    seat_options_set: (e, { seat }) => say`${seat(e.seat)} 改了自己的設定`,
    game_chosen: () => say`桌主換了遊戲`,
    pause_wished: (e, { player }) => (e.wish ? say`${player(e.player)} 想暫停` : say`${player(e.player)} 可以繼續`),
    paused: (e, { player }) => (e.agreed ? say`大家同意，牌局暫停` : say`${player(e.player)} 暫停了牌局`),
    resumed: (e, { player }) => (e.agreed ? say`大家同意，牌局繼續` : say`${player(e.player)} 讓牌局繼續`),
    time_given_back: () => say`伺服器剛才中斷，時間已經補回`,
    time_ran_out: (e, { seat }) => say`${seat(e.seat)} 的時間到了`,
    player_away: (e, { player }) => say`${player(e.player)} 暫時離開`,
    player_back: (e, { player }) => say`${player(e.player)} 回來了`,
    stand_in_began: (e, { seat }) => say`由代打替 ${seat(e.seat)} 玩`,
    stand_in_ended: (e, { seat }) => say`${seat(e.seat)} 的代打結束`,
    seat_offered: (e, { seat }) => say`桌主邀人接手 ${seat(e.seat)} 的座位`,
    offer_withdrawn: (e, { seat }) => say`${seat(e.seat)} 的座位不再邀人接手`,
    seat_given: (e, { player }) =>
      e.gone ? say`${player(e.player)} 接替 ${player(e.gone)}` : say`${player(e.player)} 坐上空座位`,
  }),
};
