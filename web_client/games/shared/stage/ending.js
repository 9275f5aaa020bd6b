/** @import { Play } from "../../types.js" */

import { list } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";

/**
 * Say on a big screen who has won a match of one round, and how; null while it goes on.
 * @param {Play} play
 * @param {string} story
 * @param {string} [otherwise] what is said where no seat has won
 */
export function wonBy({ view, winners, name }, story, otherwise = "") {
  if (!view.reason) return null;
  const won = words("match-wins", { names: list(winners.map(name)), count: winners.length });
  return { colour: "", headline: winners.length ? won : otherwise, story };
}
