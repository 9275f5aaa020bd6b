// The language that this page speaks. It is loaded before anything is shown, and another choice loads
// the page anew: so all wording is as constant as if it stood where it is used.

/** @import { Words } from "./types.js" */

import { browser, read, write } from "../state/storage.js";

/** The languages that there are, each under its own name: en.js is the file of "en". */
export const LANGUAGES = /** @type {Record<string, string>} */ ({ en: "English", fr: "Français", "zh-Hant": "繁體中文" });

const FALLBACK = "en";
const KEY = "morpho.language";

/** The tag of the language that this page speaks. */
export const language = chosen() ?? preferred(navigator.languages) ?? FALLBACK;

/** What is said at every table, and in each game. */
export const { table, games } = await load(language);

/**
 * Speak another language from now on.
 * @param {string} tag
 */
export function speak(tag) {
  write(browser, KEY, tag);
  location.reload();
}

/**
 * Load what a game has to say about a subject, in the language of this page; in English where that
 * has none.
 * @param {string} game or "table", for what concerns all
 * @param {"rules" | "lesson" | "aims" | "pitch" | "doors" | "match" | "passes" | "settings" | "absence" | "fairness"} subject what is
 *   long, or not wanted until one can play
 * @returns {Promise<any>} in the form that the game wants
 */
export async function loadText(game, subject) {
  try {
    return (await import(`./${language}.${game}_${subject}.js`))[subject];
  } catch (error) {
    if (language === FALLBACK) throw error;
    return (await import(`./${FALLBACK}.${game}_${subject}.js`))[subject];
  }
}

/** The language that was chosen here before, if it is still there. */
function chosen() {
  const tag = read(browser, KEY);
  return tag !== null && Object.hasOwn(LANGUAGES, tag) ? tag : null;
}

/**
 * Return the first language that somebody reads and that there is, whatever its region; null for none.
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

/**
 * @param {string} tag
 * @returns {Promise<Words>}
 */
async function load(tag) {
  try {
    return await import(`./${tag}.js`);
  } catch (error) {
    if (tag === FALLBACK) throw error;
    return load(FALLBACK);
  }
}
