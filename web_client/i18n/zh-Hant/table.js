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
  crashed: "這個頁面出了問題，牌桌仍在進行：請重新載入頁面。",
  tryAgain: "再試一次",
  faulty: "這個頁面出了問題。如果運作不正常，請重新載入：牌桌仍在進行。",
  stillTrying: "花的時間有點久：可能連不上伺服器。這個頁面會繼續嘗試。",
  reload: "重新載入",
  close: "關閉",
  home: "首頁",
  menu: "選單",
  rules: "規則",

  // Installed as an app, or out of reach
  offline: "你目前離線。",
  outOfReach: "連不上\u200b伺服器",
  comesBack: "一旦連得上，這個頁面會自動恢復。",

  // On too many pages
  playedElsewhere: "你在太多頁面上以同一位玩家的身分開著這張牌桌。遊戲會在那些頁面繼續。",
  playHere: "改在這裡繼續",

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

  // Attention
  wanted: { turn: "輪到你", reaction: "請你回應" },

  // When a match is over
  /** @param {string} letter */
  seatCalled: (letter) => `座位 ${letter}`,

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_table: "沒有這個代碼的牌桌。再看一次代碼，或請對方給你連結。",
    no_such_game: "這個伺服器沒有那個遊戲。",
    not_found: "伺服器不認得這個請求，請重新載入頁面。",
    method_not_allowed: "伺服器不認得這個請求，請重新載入頁面。",
    internal_error: "伺服器出了問題，請再試一次。",
    no_such_player: "你已經不在這張牌桌上了。",
    not_signed_in: "這裡還不認得這個瀏覽器。請輸入名字再加入。",
    not_your_player: "那位玩家屬於另一個瀏覽器。",
    not_host: "只有桌主可以這麼做。",
    not_seated: "你沒有座位。",
    not_your_turn: "還沒輪到你。",
    not_now: "現在不能這麼做。",
    paused: "牌局暫停中。",
    stale: "情況剛剛變了。請再看一次，再做選擇。",
    table_full: "座位都滿了。",
    table_locked: "桌主已鎖上這張牌桌。",
    not_admitted: "桌主還沒同意你進來。",
    seat_taken: "那裡已經有人坐了。",
    no_such_seat: "沒有那個座位。",
    no_such_phrase: "這個遊戲沒有這句話。",
    muted: "桌主已將你禁言。",
    name_taken: "這張牌桌已經有人用這個名字。",
    bad_name: "名字要有 1 到 20 個看得見的字元。",
    bad_options: "這些玩法不能這樣搭配。",
    too_few_players: "玩家不夠。",
    too_many_players: "玩家太多。",
    not_everybody_ready: "還有人沒準備好。",
    no_spectators: "桌主不開放觀戰。",
    round_in_progress: "這一局正在進行，也不開放觀戰。請等這局結束再加入。",
    held_another_seat: "同一局裡，一個人只能坐一個座位。下一局起就可以了。",
    sees_all_cards: "你看得到所有的牌，請等這一局結束。",
    removed: "桌主已把你請出這張牌桌。",
    unreadable_move: "伺服器看不懂那個動作。",
    illegal_move: "現在不能做那個動作。",
    malformed: "伺服器看不懂這個頁面。",
    invalid: "伺服器不接受這個內容。",
    too_large: "太長了。",
    wrong_share: "這不是先前承諾的亂數。",
    overloaded: "伺服器忙碌中，請稍後再試。",
    quota_reached: "超過這個伺服器對每個人的上限，無論是同時或一天之內。",
    rate_limited: "你的操作太快了，請稍後再試。",
    too_slow: "這個頁面跟不上了，會自動恢復。",
    replaced: "你在太多頁面開著這張牌桌。",
    foreign_origin: "這個頁面來自另一個網站。",
    unknown_host: "伺服器的網址不是這個。",
    unsupported_version: "這個頁面和伺服器版本不合，請重新載入。",
    restarting: "伺服器正在重新啟動，請稍後再試。",
    log_full: "伺服器的磁碟已滿，無法寫入紀錄，請通知伺服器管理者。",
    log_locked: "伺服器的資料庫被其他程式鎖住，請稍後再試。",
    log_unavailable: "伺服器無法寫入紀錄，請再試一次。",
    table_gone: "這張牌桌已從伺服器上移除，不再存在。",
    table_unreadable: "伺服器讀不到這張牌桌的紀錄，請通知伺服器管理者。",
    unreachable: "連不上伺服器，請檢查網路後再試一次。",
    unreadable: "回應的不是伺服器。如果這個網路要求登入，請先登入再試一次。",
  }),
  refused: "伺服器拒絕了。",
  /** Why something was put off that is sent again automatically, by code. */
  again: /** @type {Record<string, string>} */ ({
    rate_limited: "你的操作太快了，稍後會自動重送。",
    log_full: "伺服器的磁碟已滿，有空間後會自動重送。",
    log_locked: "伺服器的資料庫被其他程式鎖住，稍後會自動重送。",
    log_unavailable: "伺服器剛才無法寫入紀錄，稍後會自動重送。",
    overloaded: "伺服器忙碌中，稍後會自動重送。",
  }),
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
    match_ended: ({ winners, reason }, { seat }) =>
      winners.length
        ? say`比賽結束：${listed(winners.map((one) => [seat(one)]))} ${winners.length > 1 ? "共同獲勝" : "獲勝"}`
        : reason === "won"
          ? say`比賽結束：平手`
          : say`比賽結束`,
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
