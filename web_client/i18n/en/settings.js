// English: what is said in the settings. It is loaded when they are opened.

import { grammarOf } from "../grammar.js";

const { ago, list } = grammarOf("en-GB");

/** In milliseconds. */
const HOUR = 3_600_000;

export const settings = {
  settingsKept: "Saved in this browser, for all tables.",
  theme: "Colours",
  themes: /** @type {Record<string, string>} */ ({
    system: "Same as the system",
    dark: "Dark",
    light: "Light",
    contrast: "High contrast",
  }),
  language: "Language",
  soundHint: "A knock when it’s your turn, and soft sounds for what happens at the table.",
  notices: "Notifications",
  /** By whether the browser lets this page show any. */
  noticeHints: /** @type {Record<string, string>} */ ({
    granted: "When it’s your turn and you are looking at something else. They reveal nothing about the game.",
    default:
      "When it’s your turn and you are looking at something else. They reveal nothing about the game. Your browser will ask you to allow them.",
    denied:
      "Your browser blocks them for this site. Allow them in its site settings (the icon before the address), then turn them on here.",
    insecure: "Browsers allow them only at secure addresses, and this one doesn’t begin with https.",
    unsupported: "This browser can’t show any. On an iPhone or iPad, put this page on the home screen first.",
  }),
  vibration: "Vibration",
  vibrationHint: "Briefly, when it’s your turn.",
  awake: "Keep the screen on",
  awakeHint: "While a round is in progress.",
  motion: "Animation",
  motions: /** @type {Record<string, string>} */ ({ system: "Same as the system", none: "None" }),

  // Devices
  devices: "Your devices",
  thisBrowser: "This browser",
  /** @param {string[]} tables their codes */
  otherDevice: (tables) => `Another device, at ${list(tables)}`,
  /** @param {number} ms milliseconds since then, right to the hour */
  lastUsed: (ms) => (ms < 2 * HOUR ? "used recently" : `last used ${ago(ms)}`),
  signOutElsewhere: "Sign out everywhere else",
  signOutElsewhereSure: "Sign out all your other devices?",
  signedOutElsewhere: "You now play only in this browser.",
  signOutHere: "Sign out of this browser",
  signOutHereSure:
    "Give up your seats in this browser? You keep any that you also have on another device. This browser forgets your notes and settings, too.",
};
