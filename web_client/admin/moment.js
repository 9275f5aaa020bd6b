// Moments near and far, as the reader's region writes them.

import { regional } from "../i18n/time.js";

const today = new Intl.DateTimeFormat(regional, { timeStyle: "short" });
const anotherDay = new Intl.DateTimeFormat(regional, {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** Say when something was or will be: today by the clock, else with its day. @param {number} ms milliseconds since 1970 */
export const momentAt = (ms) =>
  (new Date(ms).toDateString() === new Date().toDateString() ? today : anotherDay).format(ms);
