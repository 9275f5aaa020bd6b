// Words for passes: seats that are offered by a link, and a player's other devices.

import { wordsOn } from "./index.js";
import { language } from "./language.js";

/** @type {typeof import("./en/passes.js").passes} */
export const P = wordsOn("table", "passes", (tag) => import(`./${tag}/passes.js`));

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
