// Times and spans of time, as this page's language says them.

import { language, locale } from "./language.js";

const { hourCycle } = new Intl.DateTimeFormat(navigator.language, { timeStyle: "short" }).resolvedOptions();

/** This page's language as the reader's region writes times: by 12 hours or by 24. */
export const regional =
  navigator.languages.find((tag) => tag.split("-")[0] === language.split("-")[0]) ??
  new Intl.Locale(language, { hourCycle });

const today = new Intl.DateTimeFormat(regional, { timeStyle: "short" });
const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
const anotherDay = new Intl.DateTimeFormat(regional, { weekday: "long", hour: "numeric", minute: "2-digit" });

/**
 * Say when something is by the clock of this device, on which day too if that is not today.
 * @param {number} left the milliseconds until then
 */
export function momentIn(left) {
  const at = Date.now() + left;
  return (new Date(at).toDateString() === new Date().toDateString() ? today : anotherDay).format(at);
}

/** Return the day of a time: "3 Feb 2026". @param {number} ms milliseconds since 1970 */
export const dayOf = (ms) => days.format(ms);

/** Return a time in figures: "1:05". @param {number} seconds */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
