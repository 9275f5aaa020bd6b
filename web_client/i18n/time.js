// Times and spans of time, as this page's language says them.

import { language } from "./language.js";

const today = new Intl.DateTimeFormat(language, { timeStyle: "short" });
const anotherDay = new Intl.DateTimeFormat(language, { weekday: "long", hour: "numeric", minute: "2-digit" });

/**
 * Say when something is by the clock of this device, on which day too if that is not today.
 * @param {number} left the milliseconds until then
 */
export function momentIn(left) {
  const at = Date.now() + left;
  return (new Date(at).toDateString() === new Date().toDateString() ? today : anotherDay).format(at);
}

/** Return a time in figures: "1:05". @param {number} seconds */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
