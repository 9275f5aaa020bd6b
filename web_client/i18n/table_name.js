// A table has a name that can be said on a call: three words, made from the letters of its code. So it is as hard to
// guess, needs nothing on the server, and changes with the code. The words of any language are understood.

import { LANGUAGES } from "./language.js";
import { findWords, needWords, wordFile } from "./words.js";

needWords("names");

const LETTERS = "bcdfghjkmnpqrtvwxy";

/** How many words name a table by its code alone, and by an invitation with six more letters. */
const USUAL = 3;
const LONG = 6;

/**
 * Return what a table is called. A longer invitation has a longer name: by three words of it nobody gets in.
 * @param {string} invitation
 */
export function tableName(invitation) {
  const name = (invitation.toLowerCase().match(/../g) ?? []).map(wordFor);
  return name.every(Boolean) ? name.join(" ") : invitation;
}

/** @param {string} pair */
function wordFor([first, second]) {
  const some = findWords(`table-name-words-${first}`)?.match(/[\p{L}\p{M}]+/gu);
  return some?.[LETTERS.indexOf(second)];
}

/** Return the invitation whose name stands in a text, "" if there is none. @param {string} text */
export async function invitationNamed(text) {
  const known = await pairsByWord();
  /** @type {string[][]} */
  const runs = [[]];
  for (const word of folded(text).match(/\p{L}+/gu) ?? []) {
    // Chinese has no spaces: each word is two characters.
    for (let at = 0; at < word.length; ) {
      const found = known.get(word) ?? known.get(word.slice(at, at + 2));
      if (found) runs[0].push(found);
      else runs.unshift([]);
      at += known.has(word) ? word.length : found ? 2 : 1;
    }
  }
  const run = runs.reverse().find(({ length }) => length >= USUAL) ?? [];
  return run.slice(run.length < LONG ? -USUAL : -LONG).join("");
}

/** @returns {Promise<Map<string, string>>} the letters for which each word of any language stands */
async function pairsByWord() {
  const known = new Map();
  for (const source of await Promise.all(Object.keys(LANGUAGES).map((tag) => wordFile(tag, "names").catch(() => ""))))
    for (const [, first, some] of source.matchAll(/^table-name-words-(\w) = (.+)$/gm))
      for (const [i, word] of some.split(" ").entries()) known.set(folded(word), (first + LETTERS[i]).toUpperCase());
  return known;
}

/** Return a text as it counts: without capitals and accents. @param {string} text */
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
