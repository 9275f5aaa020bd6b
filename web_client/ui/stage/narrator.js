// What the narrator of the big screen says of something that has happened: a message for each kind of public event. It
// names nobody and is made of that event alone, so it tells no more than the table shows.

/** @import { WireEvent } from "../../net/wire.js" */

import { findWords, hasWords, needWords } from "../../i18n/words.js";

needWords("narrator");

/**
 * Return the narrator's sentence; "" for what has none. Where there are several, the number of the update chooses: all
 * screens say the same.
 * @param {string} game its words are `<game>.stage`
 * @param {WireEvent} event
 * @param {number} n of the update that brought it
 */
export function narrated(game, event, n) {
  const id = [`${game}-narrator-${event.kind}`, `table-narrator-${event.kind}`].find(hasWords);
  if (!id) return "";
  const said = [id, `${id}.b`, `${id}.c`].filter(hasWords);
  const plain = Object.entries(event).filter(([, value]) => value === null || typeof value !== "object");
  return findWords(said[n % said.length], Object.fromEntries(plain)) ?? "";
}
