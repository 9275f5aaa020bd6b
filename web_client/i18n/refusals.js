// Why something was refused, in the chosen language.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/refusals.js").refusals} */
export const R = wordsOn("table", "refusals", (tag) => import(`./${tag}/refusals.js`));

/**
 * Return why something was refused, in the game's words, else the table's, else the server's.
 * @param {{code: string, reason: string, again?: string}} refusal `again`: it is sent again by itself
 * @param {Record<string, string>} [ofGame]
 */
export const refusalWords = ({ code, reason, again }, ofGame = {}) =>
  (again && R.again[code]) || (ofGame[code] ?? R.codes[code] ?? (reason || R.refused));
