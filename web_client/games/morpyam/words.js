// The words of Morpyam in the chosen language, and its events in sentences.

import { wordsOn } from "../../i18n/index.js";
import { needWords } from "../../i18n/words.js";
import { sentencesBy } from "../shared/sentences.js";

needWords("morpyam");

/** @type {typeof import("./words/en/game.js").game} */
export const M = wordsOn("morpyam", "game", (tag) => import(`./words/${tag}/game.js`));

export const sentence = sentencesBy(M, { turn_began: "turn", game_ended: "end" });

/** Name a figure as its box does. @param {string} figure */
export const nameOf = (figure) => M.figures[figure]?.[0] ?? figure;

/** Say a chance in per cent; "" for none. Only what is certain is said to be 100 %. @param {number} chance */
export function percent(chance) {
  if (!chance) return "";
  const share = Math.round(100 * chance);
  return M.percent(chance < 1 ? Math.min(99, Math.max(1, share)) : 100, share < 1);
}
