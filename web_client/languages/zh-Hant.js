// Traditional Chinese. See docs/languages.md. A space stands between somebody's name and the words
// around it, since names may be of any script. An ellipsis is of signs that Latin letters do not have: theirs
// would lie on the line. Headlines, buttons and notes break at a space, also at one without width, and behind a
// sign: a note needs one every eight letters or so, since in what does not fit a line may begin with a full stop.

/**
 * @import { Asked, CardNumber, Faction, GameEvents, Hunch, SeatSpoken, Spoken } from "../games/morpho/types.js"
 * @import { Decision, Feat, Hindrance, MissionEnded, Name, Reason, Team, TieBreak } from "../games/morpho/wire.js"
 * @import { Part, TableEvents, WordsFor } from "./types.js"
 */

import { grammarOf } from "./grammar.js";
import { say, strong } from "./say.js";

const { counted, list, either, listed } = grammarOf("zh-Hant");

/**
 * Join pieces by a sign, which needs no space behind it.
 * @param {string} sign
 * @param {Part[][]} pieces
 */
const joined = (sign, pieces) =>
  pieces.flatMap(([first, ...rest], i) => (i ? [sign, ...(first === " " ? [] : [first]), ...rest] : [first, ...rest]));

/** What is said at every table, whatever is played there. */
export const table = {
  brand: "M.O.R.P.H.O.",
  loading: "請稍候⋯⋯",
  crashed: "這個頁面出了問題，牌桌仍在進行：請重新載入頁面。",
  tryAgain: "再試一次",
  faulty: "這個頁面出了問題。如果運作不正常，請重新載入：牌桌仍在進行。",
  stillTrying: "花的時間有點久：可能連不上伺服器。這個頁面會繼續嘗試，你什麼都不必做。",
  reload: "重新載入",
  close: "關閉",
  home: "首頁",
  menu: "選單",
  rules: "規則",
  noRules: "這個遊戲沒有附上規則。",
  print: "列印",

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
  outdated: "伺服器已經更新了。",
  nothingYet: "還沒有動靜。",
  onlyYou: "只有你看到",
  bot: "機器人",
  view: "伺服器顯示的內容",
  /** What only one seat was told, read out. @param {string} text */
  whispered: (text) => `${text}。只有你看到。`,
  yourTurn: "輪到你",
  /** @param {string[]} names */
  waitingForMove: (names) => (names.length ? `等待 ${list(names)}` : "等待中"),
  roundOver: "本局結束",
  yourPart: "你的手牌與可做的事",

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

  // Calls
  called: { turn: "輪到你", reaction: "請你回應" },

  // When a match is over
  /** @param {string} letter */
  seatCalled: (letter) => `座位 ${letter}`,

  /** Why something was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_table: "沒有這個代碼的牌桌。再看一次代碼，或請對方給你連結。",
    no_such_game: "這裡不玩那個遊戲。",
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
    seat_taken: "那裡已經有人坐了。",
    no_such_seat: "沒有那個座位。",
    name_taken: "這張牌桌已經有人用這個名字。",
    bad_name: "名字要有 1 到 20 個看得見的字元。",
    bad_options: "牌桌不能這樣設定。",
    unsuitable_unknowns: "選出的未知身分有些不適合這個人數。",
    too_few_players: "玩家不夠。",
    too_many_players: "玩家太多。",
    not_everybody_ready: "還有人沒準備好。",
    no_spectators: "桌主不開放觀戰。",
    removed: "桌主已把你請出這張牌桌。",
    unreadable_move: "伺服器看不懂那個動作。",
    illegal_move: "現在不能做那個動作。",
    malformed: "伺服器看不懂這個頁面。",
    invalid: "伺服器不接受這個內容。",
    too_large: "太長了。",
    rate_limited: "請慢一點，稍後再試。",
    too_slow: "這個頁面跟不上了，會自動恢復。",
    replaced: "你在太多頁面開著這張牌桌。",
    foreign_origin: "這個頁面來自另一個網站。",
    unsupported_version: "這個頁面和伺服器版本不合，請重新載入。",
    restarting: "伺服器正在重新啟動，請稍後再試。",
    log_unavailable: "伺服器無法寫入紀錄，請再試一次。",
    table_gone: "這張牌桌已從伺服器上移除，不再存在。",
    table_unreadable: "伺服器讀不到這張牌桌的紀錄，請通知架站的人。",
    unreachable: "連不上伺服器，請檢查網路後再試一次。",
    unreadable: "回應的不是伺服器。如果這個網路要求登入，請先登入再試一次。",
  }),
  refused: "伺服器拒絕了。",
  /** What is sent again by itself, and why it could not be done at once. */
  again: /** @type {Record<string, string>} */ ({
    rate_limited: "動作太快，伺服器還沒接受，稍後會自動重送。",
    log_unavailable: "伺服器剛才無法寫入紀錄，稍後會自動重送。",
  }),
  /** The feed of a table. */
  events: /** @type {TableEvents} */ ({
    player_joined: (e, { player }) => say`${player(e.player)} 來了`,
    bot_joined: (e, { player }) => say`機器人 ${player(e.player)} 來了`,
    player_left: (e, { player }) => say`${player(e.player)} 離開了`,
    player_removed: (e, { player }) => say`桌主請出了 ${player(e.player)}`,
    sat: (e, { player }) => say`${player(e.player)} 入座`,
    stood: (e, { player }) => say`${player(e.player)} 離座`,
    renamed: (e, { player }) => say`${player(e.player)} 改名為 ${strong(e.name)}`,
    host_changed: (e, { player }) => say`${player(e.player)} 成為桌主`,
    said: (e, { player }) => say`${player(e.player)}：${e.text}`,
    match_started: () => say`比賽開始`,
    match_ended: ({ winners }, { seat }) =>
      winners.length ? say`比賽結束：${listed(winners.map((one) => [seat(one)]))} 獲勝` : say`比賽結束`,
    options_set: () => say`桌主改了玩法`,
    pause_wished: (e, { player }) =>
      e.wish ? say`${player(e.player)} 想暫停` : say`${player(e.player)} 可以繼續`,
    paused: (e, { player }) => (e.agreed ? say`大家同意，牌局暫停` : say`${player(e.player)} 暫停了牌局`),
    resumed: (e, { player }) => (e.agreed ? say`大家同意，牌局繼續` : say`${player(e.player)} 讓牌局繼續`),
    time_given_back: () => say`伺服器中斷了一會兒，時間已補回`,
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

// M.O.R.P.H.O.

/** @type {WordsFor<Name>} */
const IDENTITIES = {
  leader: "首領",
  technician: "技師",
  bodyguard: "保鑣",
  killer: "殺手",
  deserter: "逃兵",
  spy: "間諜",
  extremist: "激進分子",
  investor: "投資客",
  mercenary: "傭兵",
  cyborg: "改造人",
  psionics: "念力者",
  parasite: "寄生體",
};

/** @param {string} identity */
const identityCalled = (identity) => IDENTITIES[identity] ?? identity;

/** An identity in a sentence. @param {string} identity */
const the = (identity) => strong(identityCalled(identity), identity);

/** @type {WordsFor<Team>} */
const TEAMS = { red: "殺手（紅）", blue: "MORPHO（青）" };

/** @type {WordsFor<Faction>} */
const FACTIONS = {
  morpho: "MORPHO",
  killers: "殺手",
  deserters: "逃兵",
  outsiders: "局外人",
  aliens: "異形",
};

/** @param {Hunch} hunch */
const hunchIs = ({ about, not }) => {
  const what = IDENTITIES[about] ?? FACTIONS[about] ?? about;
  return not ? `你認為一定不是${what}` : `你猜是${what}`;
};

/** A card of a hand. @param {CardNumber} number */
const cardCalled = (number) => (number ? ` ${number}\u00a0號牌` : "牌");

/** One's own card where there is little room. @param {string} card */
const mine = (card) => card.replace("你的 ", " ");

/** @type {WordsFor<Hindrance>} */
const HINDERED = { conflict: "衝突", suppressed: "沉默" };

/** @type {Record<string, (target: string, move: Asked) => string>} */
const CONFIRMATIONS = {
  snipe: (target) => `狙擊${target}？`,
  assassinate: (target) => `刺殺${target}？`,
  bomb: (target) => `轟炸${target}？`,
  swap: (target) => `與${target}交換？`,
  block: () => "封鎖標記放在這裡？",
  mission: () => "啟動任務？",
  escape: () => "試著逃走？",
  report: () => "全部舉報？",
  detonate: () => "投出三顆炸彈？",
  perceive: () => "說出每一張牌？",
  guess: (_, { identity = "" }) => `是${identityCalled(identity)}嗎？`,
  invest: (_, { team = "" }) => `投資${TEAMS[team] ?? team}？`,
  indicate: (target, { as = "technician" }) => `${target}是${identityCalled(as)}嗎？`,
};

/** @type {WordsFor<MissionEnded["outcome"]>} */
const MISSION_ENDS = {
  succeeded: "任務成功",
  failed: "任務失敗",
  off: "首領已經不在，任務中止",
};

/** What is said where points might be. */
const NOBODY_SCORES = "沒有人得分。";

/** How a round ends. @type {WordsFor<Reason, [headline: string, sentence: string]>} */
const REASONS = {
  killers_eliminated: ["MORPHO 獲勝", "殺手全數淘汰。"],
  leader_eliminated: ["殺手獲勝", "首領遭到淘汰。"],
  deserters_eliminated: ["激進分子獲勝", "三名逃兵遭到淘汰。"],
  technician_eliminated: ["改造人獲勝", "技師遭到淘汰。"],
  mission_succeeded: ["MORPHO 獲勝", "首領找到了技師，任務達成。"],
  mission_failed: ["殺手獲勝", "首領沒有找到技師，任務失敗。"],
  deserter_escaped: ["逃兵獲勝", "一名逃兵逃走了。"],
  parasite_escaped: ["寄生體獲勝", "寄生體逃走了。"],
  report_right: ["間諜獲勝", "舉報完全正確。"],
  report_wrong: ["誤報", "間諜報錯了：其他人得分，​衝突或出局的除外。"],
  perception_right: ["念力者獲勝", "全部猜中。"],
  perception_wrong: ["猜錯了", "念力者猜錯了：其他人得分，​衝突或出局的除外。"],
  all_passed: ["一片沉寂", "大家都跳過。"],
  agreed: ["一致同意", "大家同意結束這一局。"],
  turn_limit: ["回合用盡", "到達回合上限。"],
};

/** What somebody did most in a match. @type {WordsFor<Feat, [title: string, how: (count: number) => string]>} */
const HONOURS = {
  unseen_points: ["最佳騙子", (n) => `一張牌都沒翻開就得了 ${n} 分`],
  eliminations: ["頭號危險人物", (n) => `淘汰 ${n} 張牌`],
  looked_at: ["最受矚目", (n) => `被查看 ${n} 次`],
  guards_lost: ["最倒楣的保鑣", (n) => `失去 ${n} 張保鑣`],
  steps_in: ["守護天使", (n) => `挺身而出 ${n} 次`],
  aimed_at: ["眾矢之的", (n) => `被瞄準 ${n} 次`],
  right_names: ["火眼金睛", (n) => `說中 ${n} 張牌`],
  job_changes: ["跳槽達人", (n) => `轉職 ${n} 次`],
};

const morpho = {
  title: "M.O.R.P.H.O.",
  tagline: ["這張桌上，有人隱瞞了真正的身分。", "說不定就是你。"],
  tiles: "這一局的身分",
  oneOf: ["其中", "之一"],
  oneOfThese: "其中之一在牌局裡",
  /** @param {string} name @param {number} left @param {number} dealt */
  tile: (name, left, dealt) => `${name}：${dealt} 張中還剩 ${left} 張`,
  /** @param {number} round */
  round: (round) => `第 ${round} 局`,
  /** @param {number} target */
  firstTo: (target) => `先得 ${target} 分`,
  /** @param {number} turn @param {number | null} limit */
  turn: (turn, limit) => (limit ? `第 ${turn}/${limit} 回合` : `第 ${turn} 回合`),
  middle: "中央",
  hidden: "未公開",
  open: "已翻開",
  allKnow: "眾人皆知",
  everybodyKnows: "公開",
  out: "出局",
  away: "不在",
  standIn: "代打",
  invested: "已投資",
  ring: "牌桌，從你開始順時針",
  /** A seat, read out. @param {SeatSpoken} seat */
  seatSpoken: ({ name, mine, asked, score, target, gained, first, swapToken, out, away, bot, standIn, invested }) =>
    [
      mine ? `${name}（你）` : name,
      bot && "機器人",
      asked && "輪到行動",
      `${target} 分中已得 ${score} 分`,
      gained !== 0 && `這一局${gained > 0 ? "加" : "減"} ${Math.abs(gained)} 分`,
      first && "起始玩家",
      swapToken && "持有換身標記",
      out && "這一局已出局",
      invested && "已投資一方",
      standIn ? "由代打玩" : away && "不在",
    ]
      .filter(Boolean)
      .join("，"),
  /** @param {string} gap */
  blockHere: (gap) => `封鎖${gap}`,
  /** @param {string} gap */
  blockIn: (gap) => `封鎖標記：${gap}`,
  /** @param {string} one @param {string} other */
  gap: (one, other) => ` ${one} 與 ${other} 之間`,
  missionOn: "任務進行中",
  /** @param {string | null} name null for whoever is told @param {boolean} now */
  missionDue: (name, now) => (now ? `現在輪到${name ? ` ${name}` : "你"}` : `${name ? `${name} ` : "你"}的下個回合`),
  missionTask: "：指出技師，否則任務失敗。",
  endWished: "有人希望結束這一局。",
  endWishedShort: "結束這局？",
  /** @param {number} score @param {number} target */
  score: (score, target) => `${target} 分中已得 ${score} 分`,
  answers: "可選的答案",
  reveals: () => "會亮牌",
  /** @param {string} card */
  withCard: (card) => `用${mine(card)}`,
  back: "返回",
  notYet: "先不要",
  /** @param {string} name */
  watching: (name) => `你在觀戰，只看得到\u200b大家都看得到的。這些是 ${name} 的牌。`,
  youAreOut: "你這一局\u200b已經出局。",
  /** @param {string} team */
  youInvested: (team) => `你投資了${TEAMS[team] ?? team}。`,
  swapTwo: "點兩張牌來互換。",
  lay: "就這樣放",
  /** @param {string} place @param {string} identity */
  liesAt: (place, identity) => `${place}：${identityCalled(identity)}`,
  nobodyScores: NOBODY_SCORES,
  /** @param {string} name @param {string} team */
  investedIn: (name, team) => `${name} 投資的是${TEAMS[team] ?? team}。`,

  /** @param {string[]} identities chosen, and not for so many @param {number} players */
  unsuited: (identities, players) =>
    `${players} 人時未知身分不能是${either(identities.map(identityCalled))}：請去掉不適合的。`,

  /** @param {string} mode @param {string[] | null} unknowns */
  modeIs: (mode, unknowns) => {
    if (mode === "basic") return "基本玩法：沒有未知身分";
    return unknowns?.length
      ? `進階玩法：未知身分可能是${either(unknowns.map(identityCalled))}`
      : "進階玩法：未知身分不限";
  },
  /** @param {number} target */
  targetIs: (target) => `${target} 分獲勝`,
  /** @param {number | null} limit */
  turnLimitIs: (limit) => (limit === null ? "不限回合數" : `每局每人 ${limit} 回合`),

  // When a match is over
  /** What somebody did most. */
  honours: HONOURS,
  /** What decided among equal totals. */
  ties: /** @type {WordsFor<TieBreak, (winner: string, names: string[]) => string>} */ ({
    last_round: (winner, names) => `${list(names)} 同分；${winner} 在最後一局得分較多。`,
    turn_order: (winner, names) => `${list(names)} 同分，最後一局也同分；${winner} 在該局的順位較後。`,
  }),

  identities: IDENTITIES,
  factions: FACTIONS,
  teams: TEAMS,
  hindered: HINDERED,

  /** What a card can do, in two or three words. */
  abilities: /** @type {Record<string, string>} */ ({
    mission: "啟動任務",
    intercept: "攔截逃亡",
    guard: "掩護鄰座",
    snipe: "狙擊一張牌",
    block: "封鎖通道",
    escape: "逃走",
    report: "舉報",
    detonate: "投三顆炸彈",
    invest: "押注一方",
    assassinate: "刺殺鄰座",
    perceive: "全部說出",
    swap: "交換身體",
    transmit: "重排三張",
  }),

  // Cards
  theMiddleCard: "中央的牌",
  /** Whoever is told of something that they did. */
  you: "你",
  /** @param {CardNumber} number */
  yourCard: (number) => `你的${cardCalled(number)}`,
  /** @param {string} owner @param {CardNumber} number */
  cardOf: (owner, number) => ` ${owner} 的${cardCalled(number)}`,
  /** A card in a sentence. @param {Part} owner @param {CardNumber} number */
  cardIn: (owner, number) => say` ${owner} 的${cardCalled(number)}`,
  /** A card of whoever the sentence is about. @param {CardNumber} number */
  theirCard: (number) => `自己的${cardCalled(number)}`,
  /** What is read out for a card. @param {Spoken} card */
  spoken: ({ name, look, identity, everybody, mine, hindered, hunch }) => {
    const what = identity ? identityCalled(identity) : "";
    const start = name.trim();
    const silent = hindered ? `，${HINDERED[hindered] ?? hindered}` : "";
    if (look === "eliminated") return `${start}，已淘汰${what && `：${what}`}`;
    if (look === "up") return `${start}，${what}，已翻開${silent}`;
    if (look === "hidden") return `${start}，蓋著${hunch ? `，${hunchIs(hunch)}` : ""}`;
    if (everybody) return `${start}，蓋著，大家都知道是${what}${silent}`;
    return mine ? `${start}，${what}，只有你看得到${silent}` : `${start}，蓋著，你看過是${what}`;
  },
  clashNote: "你的兩張牌\u200b互相衝突：沒有能力，也不得分。",
  silenceNote: "你的異形讓\u200b另一張牌沉默。",

  /** Why a move was refused, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    round_over: "這一局已經結束。",
    first_turn: "每局的第一回合\u200b不能使用能力。",
    bound: "這一局你\u200b不能再查看，也不能再轉職。",
    must_act: "還能查看或轉職時不能跳過。",
    must_use_ability: "你翻開的牌有能用的能力，必須使用其中一個。",
    no_such_card: "你沒有做得到這件事的牌。",
    card_missing: "必須說明用哪張牌。",
    hindered: "那張牌現在沒有能力：它互相衝突，或被異形壓制。",
    illegal_target: "不能選那個。",
    cannot_escape: "手上只有逃兵（和傭兵）時才能逃走。",
    no_tokens_left: "兩個封鎖標記都放下了。",
    already_swapped: "身體已經交換過一次。",
    illegal_move: "現在不能做那個動作。",
    out_of_round: "你這一局已經出局。",
    already_agreed: "你已經同意了。",
    not_agreed: "你還沒有同意。",
  }),

  /** What can be done: on a chip, and a hint below it. */
  verbs: /** @type {Record<string, [chip: string, hint: string]>} */ ({
    look: ["查看", "一張牌"],
    change: ["轉職", "換中央的牌"],
    snipe: ["狙擊", "一張牌"],
    block: ["封鎖", "一處通道"],
    mission: ["任務", "啟動"],
    escape: ["逃走", "現在"],
    report: ["舉報", "所有人"],
    detonate: ["引爆", "三顆炸彈"],
    invest: ["投資", "其中一方"],
    assassinate: ["刺殺", "鄰座"],
    perceive: ["感知", "全部說出"],
    swap: ["換身", "交換身體"],
    pass: ["跳過", "什麼都不做"],
    agree: ["結束這一局", "沒有人得分"],
    disagree: ["繼續玩", "收回同意"],
  }),

  /** Which target a move wants, if any, and what is at stake. */
  targets: /** @type {Record<string, [question: string, note: string]>} */ ({
    look: ["查看\u200b哪張牌？", "鄰座的牌\u200b查看不到。"],
    change: ["交出\u200b哪張牌？", "你會拿到\u200b中央的牌，事先看不到。"],
    snipe: ["狙擊\u200b哪張牌？", "保鑣可能會擋下。"],
    block: ["封鎖\u200b哪一處？", ""],
    invest: ["押注\u200b哪一方？", "這一局結束前\u200b只有你知道。"],
    assassinate: ["刺殺\u200b哪張牌？", "沒有人能掩護。"],
    swap: ["與哪張牌\u200b交換？", "大家都會知道\u200b念力者去了哪裡。"],
    indicate: ["指認\u200b哪張牌？", ""],
    mission: ["", "下個回合\u200b你要指認技師。"],
    escape: ["", "鄰座可能\u200b會攔下你。"],
    report: ["", "錯一次，其他人就得分。"],
    perceive: ["", "錯一次，其他人就得分。"],
    detonate: ["", "三顆炸彈\u200b都要丟完。"],
    bomb: ["轟炸\u200b哪張牌？", "沒有人能掩護。"],
    guard: ["挺身而出！", "開槍的牌被淘汰。"],
    intercept: ["攔下逃亡！", "逃亡的牌被淘汰。"],
    take: ["拿哪張牌？", "由你和中央的牌、寄生體\u200b一起重新排放。"],
  }),

  /**
   * A question, read out with what may be answered.
   * @param {string} question @param {string} note @param {string[]} answers @param {number} targets
   */
  asked: (question, note, answers, targets) =>
    [
      /[。？！]$/.test(question) ? question : `${question}。`,
      note,
      answers.length && `你可以選：${list(answers)}。`,
      targets && `桌上有 ${targets} 個可選的目標。`,
    ]
      .filter(Boolean)
      .join(""),

  /** What an arrangement that nobody chose comes to. */
  asTheyLie: "位置不變",

  /** Ask for the confirmation of a move. @param {Asked} move @param {string} target a card, or nothing */
  confirm: (move, target) => CONFIRMATIONS[move.verb]?.(target, move) ?? move.text,
  /** Say what a move shows. @param {string[]} identities of the own cards that it turns up */
  revealNote: (identities) =>
    identities.length > 1 ? "大家都會看到\u200b你的兩張牌。" : `大家都會看到\u200b你的${identityCalled(identities[0])}。`,
  /** What an ability takes from whoever uses it. */
  bindNote: "之後不能再查看，\u200b也不能再轉職。",
  shownForAMoment: "你的牌亮出來，再蓋回去。",
  /** The button that makes a move, where it is not the verb itself. */
  confirmWords: /** @type {Record<string, string>} */ ({
    snipe: "開槍",
    assassinate: "刺殺",
    bomb: "投彈",
    indicate: "就是他",
    guess: "就是他",
  }),
  /** A card chosen by its name. */
  choices: /** @type {Record<string, (card: string) => string>} */ ({
    guard: (card) => `${mine(card).trim()}\u200b掩護`,
    intercept: (card) => `${mine(card).trim()}\u200b攔截`,
    take: (card) => card.trim(),
  }),

  /** What a seat is asked for, when that is oneself. */
  myDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>>} */ ({
    turn: "輪到你了",
    indicate: "誰是技師？",
    guard: "挺身而出！",
    intercept: "攔下逃亡！",
    report: "指認\u200b哪張牌？",
    bomb: "轟炸\u200b哪張牌？",
    guess: "是哪個身分？",
    take: "拿哪張牌？",
    arrange: "重新排好",
  }),
  myDecision: "由你決定",
  /** What others are asked for. */
  theirDecisions: /** @type {WordsFor<NonNullable<Decision["kind"]>, (name: string) => string>} */ ({
    turn: (name) => `${name} 的回合`,
    indicate: (name) => `${name} 必須指出技師`,
    guard: (name) => `${name} 挺身而出`,
    intercept: (name) => `${name} 攔截逃亡`,
    report: (name) => `${name} 正在舉報`,
    bomb: (name) => `${name} 正在投彈`,
    guess: (name) => `${name} 正在猜`,
    take: (name) => `${name} 正在選牌`,
    arrange: (name) => `${name} 正在排三張牌`,
  }),
  /** @param {string} name */
  theirDecision: (name) => `由 ${name} 決定`,
  firstTurn: "點自己的牌，看看它怎麼獲勝。",
  /** What else a decision is about. */
  decisionNotes: {
    /** @param {string} shooter @param {string} target cards */
    guard: (shooter, target) => `${shooter.trim()}向${target}開槍。`,
    /** @param {string[]} cards @param {string | null} owner of all of them; null for whoever is told */
    intercept: (cards, owner) => (cards.length > 1 ? `${owner ? `${owner} ` : "你"}的兩張牌\u200b正在逃亡。` : `正在逃亡：${cards[0].trim()}。`),
    /** @param {string[]} identities */
    report: (identities) => `還要指認：${list(counted(identities.map(identityCalled)))}。`,
    indicate: "指對了，MORPHO 獲勝；​指錯了，殺手獲勝。",
    /** @param {number} left */
    bomb: (left) => `還有 ${left} 顆炸彈。`,
    /** @param {string} card */
    guess: (card) => `要猜的是${card}。`,
    /** @param {string | null} name null for whoever is told @param {string} card */
    take: (name, card) => `${name ? `${name} ` : "你"}查看了${card}，那是寄生體。`,
  },

  reasons: REASONS,
  roundOver: "本局結束",

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    saw: (e, { card }) =>
      joined("，", Object.entries(e.cards).map(([slot, identity]) => say`${card(slot)}是${the(identity)}`)),
    investigated: (e, { by, card }) => say`${by("查看")}${card(e.slot)}`,
    job_changed: (e, { by, own }) => say`${by("用")}${own(e.slot)}換了中央的牌`,
    revealed: (e, { card }) => say`${card(e.slot)}翻開：${the(e.identity)}`,
    sniped: (e, { by, card }) => say`${by("狙擊")}${card(e.target)}`,
    guard_asked: (_, { by }) => say`${by("必須掩護")}`,
    guarded: (e, { card }) => say`${card(e.slot)}挺身而出：${the(e.identity)}`,
    intercept_asked: (_, { by }) => say`${by("必須攔截")}`,
    intercepted: (e, { card }) => say`${card(e.slot)}攔下逃亡：${the(e.identity)}`,
    eliminated: (e, { card }) => say`${card(e.slot)}被淘汰：${the(e.identity)}`,
    went_out: (_, { by }) => say`${by("這一局出局")}`,
    blocked: (e, { by, gap }) => say`${by("把封鎖標記放在")}${gap(e.gap)}`,
    block_removed: (e, { gap }) => say`${gap(e.gap)}的封鎖標記移除`,
    mission_activated: (_, { by }) => say`${by("啟動任務")}`,
    indication_asked: (_, { by }) => say`${by("必須指出技師")}`,
    indicated: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("指認")}${card(e.slot)}是${the(e.named)}：正確`
        : say`${by("指認")}${card(e.slot)}是${the(e.named)}，其實是${the(e.identity)}`,
    mission_ended: (e) => say`${MISSION_ENDS[e.outcome]}`,
    escape_tried: (e, { by, own }) => say`${by("帶著")}${e.slots.length > 1 ? "兩張牌" : own(e.slots[0])}試著逃走`,
    escaped: (_, { by }) => say`${by("逃走了")}`,
    report_began: (_, { by }) => say`${by("開始舉報")}`,
    detonation_began: (_, { by }) => say`${by("開始投彈")}`,
    bombed: (e, { by, card }) => say`${by("轟炸")}${card(e.target)}`,
    invested: (_, { by }) => say`${by("押注一方，之後都跳過")}`,
    investment_chosen: (e) => say`你投資了${strong(TEAMS[e.team])}`,
    assassinated: (e, { by, card }) => say`${by("刺殺")}${card(e.target)}`,
    perception_began: (_, { by }) => say`${by("開始說出所有的牌")}`,
    guessed: (e, { by, card }) =>
      e.named === e.identity
        ? say`${by("猜")}${card(e.slot)}是${the(e.named)}：猜中`
        : say`${by("猜")}${card(e.slot)}是${the(e.named)}，其實是${the(e.identity)}`,
    swapped: (e, { by, own, card }) => say`${by("把")}${own(e.slot)}與${card(e.target)}交換`,
    transmit_began: (e, { by, card }) =>
      joined("：", [say`${by("要重新排放三張牌")}`, say`${card(e.slot)}是${the("parasite")}`]),
    transmit_taken: (e, { by, card }) => say`${by("拿走")}${card(e.slot)}`,
    transmit_laid: (e, { by, card }) =>
      say`${by("把")}${joined("、", e.places.map(card))}重新蓋好`,
    passed: (_, { by }) => say`${by("跳過")}`,
    agreed: () => say`你同意結束這一局`,
    disagreed: () => say`你想繼續玩`,
    end_wished: (e) => (e.wished ? say`有人希望結束這一局` : say`沒有人再想結束這一局`),
    round_started: (e) => say`第 ${e.round} 局`,
    turn_began: (e, { who }) => say`${who(e.seat)}`,
    honours_given: (e, { who }) =>
      Object.entries(e.seats).flatMap(([feat, seats]) => [
        ...(HONOURS[feat] ? say`${strong(HONOURS[feat][0])}：${listed(seats.map((seat) => [who(seat)]))}。` : []),
      ]),
    points_denied: (e, { who }) => say`${listed(e.seats.map((seat) => [who(seat)]))} 的牌互相衝突，不得分`,
    tie_broken: (e, { who }) =>
      e.by === "last_round"
        ? say`${listed(e.seats.map((seat) => [who(seat)]))} 同分；${who(e.winner)} 在最後一局得分較多`
        : say`${listed(e.seats.map((seat) => [who(seat)]))} 同分；${who(e.winner)} 在最後一局的順位較後`,
    round_ended: (e, { who }) =>
      say`${strong(REASONS[e.reason][0])}：${REASONS[e.reason][1]}${gains(e.points, who)}`,
  }),
  /** A gap between two players or two cards, in a sentence. @param {Part[]} one @param {Part[]} other */
  gapIn: (one, other) => say` ${one} 與 ${other} 之間`,
};

/**
 * @param {number[]} points by seat
 * @param {(seat: number) => Part} who
 */
const gains = (points, who) => {
  const gained = points.flatMap((n, seat) => (n ? [say`${who(seat)}\u00a0${n > 0 ? "+" : "−"}${Math.abs(n)}`] : []));
  return gained.length ? joined("、", gained) : [NOBODY_SCORES];
};

/** What is said in each game. */
export const games = { morpho };
