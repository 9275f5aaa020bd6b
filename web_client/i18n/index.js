// The language that this page speaks. Its words are loaded before any code that uses them runs, and choosing another
// language reloads the page. So words are as constant as if they stood where they are used.
//
// No module waits at its own top, for words or anything else: Safari may run what imports such a module
// too early, when it is loaded from two places at a time (WebKit bug 242740).

/** @import { Words } from "./types.js" */

import { browser, read, write } from "../lib/storage.js";

/** The languages that there are, each under its own name: the folder en/ is that of "en". */
export const LANGUAGES = /** @type {Record<string, string>} */ ({
  en: "English",
  fr: "Français",
  "zh-Hant": "繁體中文",
});

const FALLBACK = "en";
const KEY = "morpho.language";

/** The tag of the language that this page speaks. */
export const language = chosen() ?? preferred(navigator.languages) ?? FALLBACK;

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

/** Let a document be read as what it is: in this language, in its direction. @param {Document} page */
export function declareLanguage(page) {
  page.documentElement.lang = language;
  page.documentElement.dir = RIGHT_TO_LEFT.test(language) ? "rtl" : "ltr";
}

/** The words that every table needs. */
export const table = /** @type {Words["table"]} */ ({});

/** Speak another language from now on. @param {string} tag */
export function speak(tag) {
  write(browser, KEY, tag);
  location.reload();
}

/** The words that are loaded or still loading, by game and subject. @type {Map<string, object>} */
const wanted = new Map();

/**
 * Words that are still empty, by their names in a file, and the function that loads it.
 * @type {Map<Record<string, object>, LoadWords>}
 */
const lacking = new Map([[{ table }, (tag) => import(`./${tag}/table.js`)]]);

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
  await Promise.all(
    [...lacking].map(async ([empty, load]) => {
      const said = await inThisLanguage(load);
      for (const [name, words] of Object.entries(empty)) Object.assign(words, said[name]);
      lacking.delete(empty);
    }),
  );
}

/** The language that was chosen here before, if it is still there. */
function chosen() {
  const tag = read(browser, KEY);
  return tag !== null && Object.hasOwn(LANGUAGES, tag) ? tag : null;
}

/**
 * Return the first of a reader's languages that there is, in any region; null for none.
 * @param {readonly string[]} tags the best first
 */
export function preferred(tags) {
  for (const tag of tags) {
    const found = Object.keys(LANGUAGES).find((known) => spoken(known) === spoken(tag));
    if (found) return found;
  }
  return null;
}

/** @param {string} tag */
function spoken(tag) {
  return tag.split("-")[0].toLowerCase();
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
