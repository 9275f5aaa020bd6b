// Why something was refused, in the chosen language.

import { wordsOn } from "./index.js";
import { findWords } from "./words.js";

/** @type {typeof import("./en/refusals.js").refusals} */
export const R = wordsOn("table", "refusals", (tag) => import(`./${tag}/refusals.js`));

/**
 * Return why something was refused: in the words of a game or a subject, else in those of every table, else in the
 * server's.
 * @param {{code: string, reason: string, again?: string}} refusal `again`: it is sent again by itself
 * @param {string | Record<string, string>} [of] the game or subject
 */
export const refusalWords = ({ code, reason, again }, of = {}) =>
  (again && R.again[code]) ||
  ((typeof of === "string" ? findWords(`${of}-refused-${code}`) : of[code]) ?? R.codes[code] ?? (reason || R.refused));
