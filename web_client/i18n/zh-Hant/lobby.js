// Traditional Chinese: see ../en/lobby.js.

import { grammarOf } from "../grammar.js";

const { ago, list } = grammarOf("zh-Hant");

/** @type {Record<string, string>} */
const PHASES = {
  waiting: "等待玩家",
  playing: "牌局進行中",
  between: "兩局之間",
  over: "比賽結束",
};

/** The same as a sentence. @type {Record<string, string>} */
const NOW = {
  waiting: "牌桌正在等待玩家",
  playing: "這一局正在進行",
  between: "現在是兩局之間",
  over: "比賽已經結束",
};

/** @param {number | null} seconds */
const span = (seconds) => {
  if (seconds === null) return "不限";
  if (seconds % 60 || seconds < 60) return `${seconds} 秒`;
  return `${seconds / 60} 分鐘`;
};

/** @type {typeof import("../en/lobby.js").lobby} */
export const lobby = {
  help: "怎麼玩",
  noSuchPage: "這個網址沒有頁面。這裡是首頁。",
  yourMatches: "你的比賽",
  openRecord: "開啟紀錄檔",

  // Home
  yourName: "你在牌桌上的名字",
  nameMissing: "請先輸入你的名字。",
  makeTable: "開一桌",
  game: "遊戲",
  yourSeat: "你的座位",
  games: "遊戲",
  playersOf: (least, most) => (least === most ? `${least} 人` : `${least}–${most} 人`),
  tableCode: "牌桌代碼",
  noCode: "裡面沒有代碼：請輸入六個字母，或貼上牌桌的連結。",
  join: "加入",
  yourTables: "你還沒玩完的牌桌",
  comeBack: "回到牌桌",
  lastActive: (ms) => ago(ms),
  olderTables: (n) => `${n} 張較舊的牌桌`,
  forget: "移除",
  forgetSure: (code) => `要永久離開牌桌 ${code} 嗎？`,
  forgetOlder: "全部移除",
  forgetOlderSure: (n) => `要永久離開這 ${n} 張牌桌嗎？`,
  tableOf: (name, others, bots, phase) => {
    const company = [...others, ...(bots ? [`${bots} 個機器人`] : [])];
    return `${company.length ? `${name}，同桌：${list(company)}` : `${name}，目前只有你`} · ${PHASES[phase] ?? phase}`;
  },
  credits: "圖示：Game-icons.net，作者 Lorc、Delapouite 等人，CC BY 3.0。字型：League Gothic 與 Cabin，SIL OFL。",

  // Installed as an app, or out of reach
  install: "安裝成應用程式",

  // Bots
  playNow: "馬上玩",
  againstBots: (bots, strength) => `${bots} 個機器人${strength && ` · ${strength}`}`,
  alone: "獨自一人",
  choose: "選擇",
  chooseBots: "選擇人數和機器人",
  howMany: "人數",
  nameless: "玩家",
  bots: "機器人",
  botOf: (strength) => `機器人 · ${strength}`,
  strength: "機器人的實力",
  strengths: {
    random: { name: "隨機", hint: "任何合法的行動都可能。" },
  },
  botName: "它的名字（可不填）",
  addBot: "加一個機器人",
  addBotAt: (seat) => `加一個機器人：${seat}`,
  pickSeat: (seat) => `空位：${seat}`,
  moveThere: "自己坐那裡",
  takeAway: "移走",
  inPlaceOfBot: "你接替一個機器人，也接手它的分數。",
  botRefusals: {
    no_such_strength: "這個遊戲沒有這種實力的機器人。",
    not_for_bots: "機器人不能這麼做。",
  },

  // The guided first game
  learn: "兩分鐘學會",
  learnMeanwhile: "第一次玩？兩分鐘就學會",
  puzzles: "解題",
  noLesson: "這個遊戲沒有附教學。",
  lesson: "教學",
  stepOf: (step, steps) => `${step}/${steps}`,
  goOn: "下一步",
  previousStep: "上一步",
  skipStep: "略過這一步",
  leaveLesson: "離開教學",
  learnAgain: "再來一次",
  backToInvitation: "返回邀請",
  backToTable: "回到牌桌",

  // Invitation
  invitedTo: (code) => `牌桌 ${code}`,
  /** @param {string} host @param {string} game */
  invitesYou: (host, game) => `${host} 邀請你來玩 ${game}`,
  whoIsThere: (names, bots) =>
    `${names.length ? `${list(names)} 已經在了。` : "現在沒有人。"}${bots.length ? `機器人：${list(bots)}。` : ""}`,
  phaseNow: (phase) => `${NOW[phase] ?? phase}。`,
  onAnotherDevice: "已經在另一台裝置或另一個瀏覽器上玩了嗎？請在那裡選「在另一台裝置上玩」，再在這裡打開它顯示的連結。",
  nameIsTaken: {
    name_taken:
      "這張牌桌已經有人用這個名字。如果就是你，請在之前的瀏覽器選「在另一台裝置上玩」，再在這裡打開它顯示的連結。如果回不去那裡，請桌主空出你的座位。",
  },
  sitDown: "入座",
  justWatch: "觀戰",
  askForSeat: "要求入座",
  askForThisSeat: "要求坐這裡",
  asksForSeat: "想入座",
  /** To somebody who asks for a seat. @param {string | undefined} host who can let them in */
  playSoon: (host) => (host ? `下一局起你就能玩，${host} 同意的話現在就能入座。` : "下一局起你就能玩。"),
  noSeatFree: "座位都滿了。",
  mayNotWatch: "桌主不開放觀戰。",
  hostAdmits: (host) => `要先經過 ${host} 同意才能進來。`,
  comeBackAs: (name) => `以 ${name} 的身分回來`,
  asSomebodyElse: "用另一個名字入座",

  // Waiting
  invite: "邀請朋友",
  sendLink: "傳送連結",
  copyLink: "複製連結",
  copied: "已複製",
  copyByHand: "已選取，請複製",
  onlyHere: "這個網址只能在這台電腦上使用。要讓別人加入，請用 HOST=0.0.0.0 啟動伺服器，或設定 MORPHO_PUBLIC_URL。",
  showCode: "放大顯示連結的 QR 碼",
  qrCode: "連結的 QR 碼",
  scanIt: (host) => `用手機相機掃描，或到 ${host} 輸入代碼。`,
  seats: "座位",
  seatedOf: (seated, most) => `${seated}/${most}`,
  seatedNow: "人已入座",
  sitHere: "坐這裡",
  sitAt: (seat) => `坐這裡：${seat}`,
  emptySeat: "空位",
  standUp: "離座",
  watching: "觀戰中",
  you: "你",
  host: "桌主",
  ready: "準備好了",
  notReady: "還沒準備",
  away: "不在",
  muted: "已禁言",
  here: "在線上",
  beReady: "我準備好了",
  sayYouAreReady: "準備好了就按「我準備好了」。",
  beUnready: "等我一下",
  start: "開始",
  tooFew: (least, seated) => `至少要 ${least} 人入座，現在有 ${seated} 人。`,
  tooMany: (most) => `最多 ${most} 人。`,
  waitingFor: (names) => `等待 ${list(names)} 準備好。`,
  hostStarts: (name) => `由 ${name} 開始比賽。`,
  canStart: "大家都準備好了。",
  people: "在場的人",
  manage: "管理",
  rename: "改名字",
  save: "儲存",
  remove: "請出",
  removeSure: (name) => `要把 ${name} 永久請出牌桌嗎？牌桌會換新的邀請代碼。`,
  handOver: "設為桌主",
  handOverSure: (name) => `要讓 ${name} 當桌主嗎？`,
  takeSeat: "坐上這個座位",
  seatWithoutPlayer: (seat) => `${seat}：沒有人`,

  // Options
  options: "玩法",
  changeOptions: "更改",
  optionsDone: "完成",
  hostChooses: "由桌主決定。",
  turnTime: "每回合時間",
  bankTime: "備用時間",
  bankTimeHint: "每人每局一份，回合超時的時候使用。",
  noBank: "沒有",
  bankTimeIs: (seconds) => `每局備用時間 ${span(seconds)}`,
  reactionTime: "反應時間",
  reactionTimeHint: "時間一到，會自動替你行動。",
  spectators: "開放觀戰",
  spectatorsHint: "觀戰者只看得到公開的資訊。",
  outPlayersSee: "出局的玩家看得到",
  outPlayersSeeValues: /** @type {Record<string, string>} */ ({
    own_view: "原本知道的",
    all_cards: "所有的牌",
  }),
  outPlayersSeeHints: /** @type {Record<string, string>} */ ({
    own_view: "他們可以跟所有人說話。",
    all_cards: "這一局結束前，他們說話只有彼此聽得到。",
  }),
  replays: "重播各局",
  replaysValues: /** @type {Record<string, string>} */ ({
    match: "整場結束後",
    round: "每局結束後",
  }),
  replaysHints: /** @type {Record<string, string>} */ ({
    match: "在那之前，隱藏的資訊不會公開。",
    round: "從下一局發牌起生效。比賽還在進行時，就會公開所有人的牌和祕密投票。",
  }),
  replaysAfterRounds: "每局結束後即可重播，並公開所有人的牌和祕密投票",
  span,
  optionIs: (label, value) => `${label}：${value}`,
  turnTimeIs: (seconds) => (seconds === null ? "回合不限時間" : `每回合 ${span(seconds)}`),
  reactionTimeIs: (seconds) => `反應時間 ${span(seconds)}`,
  spectatorsAre: (allowed) => (allowed ? "開放觀戰" : "不開放觀戰"),
  outPlayersSeeIs: /** @type {Record<string, string>} */ ({
    own_view: "出局的玩家看不到更多",
    all_cards: "出局的玩家看得到所有的牌",
  }),
  standInTime: "有人離開時",
  standInTimeHint: "超過這段時間，就由代打替他玩，直到他回來。代打只知道這個座位所知道的事。",
  waitForThem: "等待",
  standInIs: (span) => (span === null ? "有人離開時等待" : `離開 ${span}後由代打接手`),
  standIn: "代打中",

  // Play
  lastResult: "上次結果",

  // 規則
  noRules: "這個遊戲沒有附上規則。",
  print: "列印",
};
