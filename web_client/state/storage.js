// Storage for this browser or for this page alone. A browser may forbid it or have no room: then values
// last until the page is reloaded.

/** @typedef {() => Storage} Place */

/** Shared by all pages of this browser. @type {Place} */
export const browser = () => localStorage;

/** Kept for this page, over a reload. @type {Place} */
export const page = () => sessionStorage;

/** Values that the browser did not store, by key. @type {Map<string, string | null>} */
const held = new Map();

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
