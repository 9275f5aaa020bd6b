// Times and spans of time, as this page's language says them.

import { language, locale } from "./language.js";

const today = new Intl.DateTimeFormat(language, { timeStyle: "short" });
const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
const someDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
const anotherDay = new Intl.DateTimeFormat(language, { weekday: "long", hour: "numeric", minute: "2-digit" });

/**
 * Say when something is by the clock of this device, on which day too if that is not today.
 * @param {number} left the milliseconds until then
 * @param {Intl.DateTimeFormat} [otherwise] how it is said if it is not today
 */
export function momentIn(left, otherwise = anotherDay) {
  const at = Date.now() + left;
  return (new Date(at).toDateString() === new Date().toDateString() ? today : otherwise).format(at);
}

/** Return the day of a time: "3 Feb 2026". @param {number} ms milliseconds since 1970 */
export const dayOf = (ms) => days.format(ms);

/** Say when something was or will be: today by the clock, else with its day. @param {number} ms milliseconds since 1970 */
export const momentAt = (ms) => momentIn(ms - Date.now(), someDay);

/** Say how long it is until something, in the unit that fits: "in 4 min". @param {number} left milliseconds */
export function spanUntil(left) {
  const spans = new Intl.RelativeTimeFormat(locale, { style: "short" });
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  if (minutes < 90) return spans.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  return hours < 36 ? spans.format(hours, "hour") : spans.format(Math.round(hours / 24), "day");
}

/** Return a time in figures: "1:05". @param {number} seconds */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
