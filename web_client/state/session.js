// Which guest this browser is, and which player this page is, as far as storage says.

import { makeGuest, RequestRefused } from "../net/rest.js";
import { browser, page, read, write } from "../lib/storage.js";

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

/** Return the name last used in this browser, or nothing. */
export const storedName = () => read(browser, "morpho.name") ?? "";

/** @param {string} name */
export const storeName = (name) => write(browser, "morpho.name", name);

/** Where a browser keeps that it is a guest. */
export const GUEST = "morpho.guest";

/** Return whether this browser has been at a table, as far as storage says. */
export const isGuest = () => read(browser, GUEST) !== null;

/**
 * Run a request as a guest. Register as one first, if this browser or the server knows of none.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function asGuest(name, run) {
  if (!isGuest()) await become(name);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code !== "not_signed_in") throw error;
  }
  await become(name);
  return run();
}

/** @param {string} name */
async function become(name) {
  await makeGuest(name);
  write(browser, GUEST, "yes");
}
