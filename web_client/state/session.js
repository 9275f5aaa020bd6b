// What this browser and this page remember. A browser may forbid it all: then nothing is remembered.

import { makeGuest, RequestRefused } from "../net/rest.js";

/**
 * @param {() => Storage} storage
 * @param {string} key
 * @returns {string | null}
 */
function read(storage, key) {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {() => Storage} storage
 * @param {string} key
 * @param {string | null} value
 */
function write(storage, key, value) {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Then the page asks again next time.
  }
}

const page = () => sessionStorage;
const browser = () => localStorage;

/** @param {string} code the table's */
const playerKey = (code) => `morpho.player.${code}`;

/**
 * Return which player this page is at a table: kept over a reload, not shared with other pages.
 * @param {string} code
 */
export const recallPlayer = (code) => read(page, playerKey(code));

/**
 * @param {string} code
 * @param {string | null} player null to forget
 */
export const rememberPlayer = (code, player) => write(page, playerKey(code), player);

/** Return the name last used in this browser, or nothing. */
export const recallName = () => read(browser, "morpho.name") ?? "";

/** @param {string} name */
export const rememberName = (name) => write(browser, "morpho.name", name);

/**
 * Run a request as a guest; become one before, if this browser does not remember that it is one, or
 * the server does not.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function asGuest(name, run) {
  if (!read(browser, "morpho.guest")) await become(name);
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
  write(browser, "morpho.guest", "yes");
}
