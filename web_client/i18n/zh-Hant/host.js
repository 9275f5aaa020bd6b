// Traditional Chinese: see ../en/host.js.

import { grammarOf } from "../grammar.js";

const { list } = grammarOf("zh-Hant");

/** @type {typeof import("../en/host.js").host} */
export const host = {
  whoMayCome: "誰可以進來",
  entries: {
    open: "受邀的人",
    approval: "經我同意",
    locked: "沒有人",
  },
  entryHints: {
    open: "有連結或代碼的人都可以。",
    approval: "其他人在外面等，你同意之前什麼都看不到。",
    locked: "已經在場的人可以留下，也可以回來。",
  },
  mute: "禁言",
  unmute: "解除禁言",
  botsSpeak: "機器人發言",
  botsSpeakHint: "它們只根據大家都知道的事發言，未必是真話。",
  clearChat: "清空聊天",
  clearChatSure: "要在所有人的畫面上清空聊天嗎？",
  askToCome: (names) => `${list(names)} 想進來`,
  letIn: (name) => `讓 ${name} 進來`,
  turnAway: "拒絕",
  turnAwaySure: (name) => `要永久拒絕 ${name} 嗎？牌桌會換新的邀請代碼。`,
  youAsked: "你要求進來",
  waitOutside: "桌主一同意，牌桌就會在這裡打開。",
  askNoLonger: "不再等待",
};
