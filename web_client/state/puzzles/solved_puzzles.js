// Which puzzles have been solved in this browser. The server does not know.

import { browser, read, write } from "../../lib/storage.js";

/** @param {string} game */
const keyOf = (game) => `morpho.puzzles.${game}`;

/** Return the puzzles of a game that have been solved here. @param {string} game @returns {string[]} */
export function solvedPuzzles(game) {
  try {
    const kept = JSON.parse(read(browser, keyOf(game)) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Store that a puzzle was solved. @param {string} game @param {string} id */
export function storeSolved(game, id) {
  const before = solvedPuzzles(game);
  if (!before.includes(id)) write(browser, keyOf(game), JSON.stringify([...before, id]));
}
