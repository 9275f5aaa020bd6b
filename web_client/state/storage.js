// What is kept for this browser or for this page alone. A browser may forbid it all: then nothing is.

/** @typedef {() => Storage} Place */

/** Kept for all pages of this browser. @type {Place} */
export const browser = () => localStorage;

/** Kept for this page, over a reload. @type {Place} */
export const page = () => sessionStorage;

/**
 * @param {Place} place
 * @param {string} key
 * @returns {string | null}
 */
export function read(place, key) {
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
 */
export function write(place, key, value) {
  try {
    if (value === null) place().removeItem(key);
    else place().setItem(key, value);
  } catch {
    // Then the page asks again next time.
  }
}
