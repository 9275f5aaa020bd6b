// Which guest this browser is, as far as storage says.

import { makeGuest } from "../net/guests.js";
import { RequestRefused } from "../net/rest.js";
import { browser, read, write } from "../lib/storage.js";
import { GUEST } from "./forgetting.js";

/** Return the name last used in this browser, or nothing. */
export const storedName = () => read(browser, "morpho.name") ?? "";

/** @param {string} name */
export const storeName = (name) => write(browser, "morpho.name", name);

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
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code !== "not_signed_in") throw error;
    throw new RequestRefused("cookies_blocked", "");
  }
}

/** @param {string} name */
async function become(name) {
  await makeGuest(name);
  write(browser, GUEST, "yes");
}
