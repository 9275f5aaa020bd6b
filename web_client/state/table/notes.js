/** @import { Notes } from "../types.js" */

import { browser, read, write } from "../../lib/storage.js";

/**
 * Return where a player keeps notes during a match: in this browser, those of the last match only.
 * @param {string} code the table's
 * @param {string} player
 * @param {number} match
 * @returns {Notes}
 */
export function notesOf(code, player, match) {
  const place = `morpho.notes.${code}.${player}`;
  return {
    key: `${place}.${match}`,
    read: () => {
      const kept = parsed(read(browser, place));
      return kept?.match === match ? kept.notes : null;
    },
    write: (notes) => write(browser, place, notes === null ? null : JSON.stringify({ match, notes })),
  };
}

/** @param {string | null} text @returns {any} */
function parsed(text) {
  try {
    return text && JSON.parse(text);
  } catch {
    return null;
  }
}
