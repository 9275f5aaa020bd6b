// Storage for this browser or for this page alone. A browser may forbid it or have no room: then values
// last until the page is reloaded.

/** @typedef {() => Storage} Place */

/** Shared by all pages of this browser. @type {Place} */
export const browser = () => localStorage;

/** Kept for this page, over a reload. @type {Place} */
export const page = () => sessionStorage;

/** Values that the browser did not store, by key. @type {Map<string, string | null>} */
const held = new Map();

/** What all keys begin with: other pages of this address may keep something, too. */
const OURS = "morpho.";

/** Whether nothing more is to be kept: a page also writes when it is left. */
let isCleared = false;

/** Return whether storage was cleared, and this page is to keep nothing more. */
export const wasCleared = () => isCleared;

/** Remove everything from storage, and keep nothing more until a page is loaded again. */
export function clearStorage() {
  held.clear();
  isCleared = true;
  for (const place of [browser, page]) {
    try {
      for (const key of Object.keys(place())) if (key.startsWith(OURS)) place().removeItem(key);
    } catch {
      // It may keep nothing, so there is nothing to forget.
    }
  }
}

/**
 * @param {Place} place
 * @param {string} key
 * @returns {string | null}
 */
export function read(place, key) {
  if (held.has(key)) return held.get(key) ?? null;
  try {
    return place().getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {Place} place
 * @param {string} key
 * @param {string | null} value null to forget it
 * @returns {boolean} whether it lasts longer than the page
 */
export function write(place, key, value) {
  if (isCleared) return false;
  try {
    if (value === null) place().removeItem(key);
    else place().setItem(key, value);
    held.delete(key);
    return true;
  } catch {
    held.set(key, value);
    return false;
  }
}
