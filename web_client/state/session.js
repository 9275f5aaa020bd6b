// Which player this page is, as far as storage says.

import { page, read, write } from "../lib/storage.js";

/** @param {string} code the table's */
const playerKey = (code) => `morpho.player.${code}`;

/**
 * Return which player this page is at a table. It survives a reload and is not shared with other pages.
 * @param {string} code
 */
export const storedPlayer = (code) => read(page, playerKey(code));

/** @param {string} code @param {string | null} player null to forget */
export function storePlayer(code, player) {
  write(page, playerKey(code), player);
  write(page, seenKey(code), null);
}

/** @param {string} code the table's */
const seenKey = (code) => `morpho.seen.${code}`;

/**
 * Return the number of the update up to which this page's player has seen everything at a table.
 * @param {string} code
 */
export function storedSeen(code) {
  const kept = read(page, seenKey(code));
  return kept === null ? null : Number(kept);
}

/** @param {string} code @param {number} n of an update */
export const storeSeen = (code, n) => write(page, seenKey(code), String(n));
