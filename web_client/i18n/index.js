// The language that this page speaks. Its words are loaded before any code that uses them runs, and choosing another
// language reloads the page. So words are as constant as if they stood where they are used.
//
// No module waits at its own top, for words or anything else: Safari may run what imports such a module
// too early, when it is loaded from two places at a time (WebKit bug 242740).

import { FALLBACK, language } from "./language.js";
import { loadWords as loadMessages } from "./words.js";

/** The words that are loaded or still loading, by game and subject. @type {Map<string, object>} */
const wanted = new Map();

/**
 * Words that are still empty, by their names in a file, and the function that loads it.
 * @type {Map<Record<string, object>, LoadWords>}
 */
const lacking = new Map();

/**
 * Return a game's words on a subject. They are empty until `loadWords` is over, which every part waits for before it
 * is shown.
 * @param {string} game or "table", for what concerns all
 * @param {string} subject what its file exports
 * @param {LoadWords} load
 * @returns {any} in the form that the game wants
 */
export function wordsOn(game, subject, load) {
  const known = wanted.get(`${game}/${subject}`);
  if (known) return known;
  const words = {};
  wanted.set(`${game}/${subject}`, words);
  lacking.set({ [subject]: words }, load);
  return words;
}

/** Load all words that have been asked for so far. */
export async function loadWords() {
  await Promise.all([
    loadMessages(),
    ...[...lacking].map(async ([empty, load]) => {
      const said = await inThisLanguage(load);
      for (const [name, words] of Object.entries(empty)) Object.assign(words, said[name]);
      lacking.delete(empty);
    }),
  ]);
}

/** Loads a file of words in a language. @typedef {(tag: string) => Promise<any>} LoadWords */

/**
 * Load a file of words in the language of this page; in English where that fails twice.
 * @param {LoadWords} load
 */
async function inThisLanguage(load) {
  const again = () => load(language);
  return load(language)
    .catch(again)
    .catch((error) => {
      if (language === FALLBACK) throw error;
      return load(FALLBACK);
    });
}
