// The settings, in traditional Chinese: see ../en/settings.js.

import { grammarOf } from "../grammar.js";

const { ago, list } = grammarOf("zh-Hant");

/** In milliseconds. */
const HOUR = 3_600_000;

/** @type {typeof import("../en/settings.js").settings} */
export const settings = {
  settingsKept: "存在這個瀏覽器，適用所有牌桌。",
  theme: "配色",
  themes: {
    system: "依系統",
    dark: "深色",
    light: "淺色",
    contrast: "高對比",
  },
  language: "語言",
  soundHint: "輪到你時敲一聲，也輕聲播放牌桌上的動靜。",
  notices: "通知",
  noticeHints: {
    granted: "你在看別的畫面時，輪到你就提醒，不會透露遊戲內容。",
    default: "你在看別的畫面時，輪到你就提醒，不會透露遊戲內容。瀏覽器會請你允許。",
    denied: "你的瀏覽器封鎖了這個網站的通知。請在網站設定（網址前的圖示）允許，再回來開啟。",
    insecure: "瀏覽器只允許安全網址的通知，而這個網址不是 https 開頭。",
    unsupported: "這個瀏覽器無法顯示通知。在 iPhone 或 iPad 上，請先把本頁加到主畫面。",
  },
  vibration: "震動",
  vibrationHint: "輪到你時短震一下。",
  awake: "螢幕保持開啟",
  awakeHint: "牌局進行的時候。",
  motion: "動畫",
  motions: { system: "依系統", none: "關閉" },

  devices: "你的裝置",
  thisBrowser: "這個瀏覽器",
  otherDevice: (tables) => `另一台裝置，在牌桌 ${list(tables)}`,
  lastUsed: (ms) => (ms < 2 * HOUR ? "最近用過" : `${ago(ms)}用過`),
  signOutElsewhere: "登出其他所有裝置",
  signOutElsewhereSure: "要只讓這個瀏覽器以你的身分遊玩嗎？",
  signedOutElsewhere: "現在只有這個瀏覽器以你的身分遊玩。",
  signOutHere: "登出這個瀏覽器",
  signOutHereSure: "要放棄這個瀏覽器的座位嗎？你其他裝置也有的座位會保留。這個瀏覽器也會忘記你的筆記和設定。",
};
