/** @import { Play } from "../../types.js" */

import { findWords, needWords, words } from "../../../i18n/words.js";

needWords("after");

/** Return the word that is stamped on a table at its end: the game's, or that of all games. @param {string} game @param {string} [reason] */
export const stampFor = (game, reason = "") =>
  findWords(`${game}-stamp-${reason}`) ?? findWords(`match-stamp-${reason}`) ?? "";

/** Return whether a reader has won a duel, or lost it. @param {number | null} seat of the reader @param {number} winner */
export const readerOf = (seat, winner) => (seat === winner ? "winner" : seat === 1 - winner ? "loser" : "other");

/** Say that the start passes on to the left. @param {Pick<Play, "view" | "seat" | "name">} play */
export function nextBegins({ view: { first, seats }, seat, name }) {
  const next = (first + 1) % seats;
  return words("match-next-begins", { name: name(next), you: next === seat });
}
