import { findWords, needWords } from "../../../i18n/words.js";

needWords("after");

/** Return the word that is stamped on a table at its end: the game's, or that of all games. @param {string} game @param {string} [reason] */
export const stampFor = (game, reason = "") =>
  findWords(`${game}-stamp-${reason}`) ?? findWords(`match-stamp-${reason}`) ?? "";

/** Return whether a reader has won a duel, or lost it. @param {number | null} seat of the reader @param {number} winner */
export const readerOf = (seat, winner) => (seat === winner ? "winner" : seat === 1 - winner ? "loser" : "other");
