// Which player this page is, as far as storage says.

import { signal } from "../lib/index.js";
import { page, read, write } from "../lib/storage.js";

/** How often this page has become somebody else: who asks who it is follows that. */
const changes = signal(0);

/** @param {string} code the table's */
const playerKey = (code) => `morpho.player.${code}`;

/**
 * Return which player this page is at a table; several, with spaces between them, if friends pass it round; one with a space
 * if others did. It survives a reload and is not shared with other pages.
 * @param {string} code
 */
export function storedPlayer(code) {
  void changes.value;
  return read(page, playerKey(code));
}

/** @param {string} code @param {string | null} player null to forget */
export function storePlayer(code, player) {
  write(page, playerKey(code), player);
  write(page, seenKey(code), null);
  changes.value += 1;
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
