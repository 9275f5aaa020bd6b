// Moments near and far, as this page's language says them.

import { language, locale } from "../i18n/language.js";

const today = new Intl.DateTimeFormat(language, { timeStyle: "short" });
const anotherDay = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** Say when something was or will be: today by the clock, else with its day. @param {number} ms milliseconds since 1970 */
export const momentAt = (ms) =>
  (new Date(ms).toDateString() === new Date().toDateString() ? today : anotherDay).format(ms);
