// The language that this page speaks. Choosing another one reloads the page.

import { browser, read, write } from "../lib/storage.js";

/** The source of all others; what another language lacks is said in it. */
export const FALLBACK = "en";
const KEY = "morpho.language";

/** In seconds. */
const YEAR = 31_536_000;

/** How much of each language is translated, in per cent, by its tag: the server writes it into the page. */
export const LANGUAGES = /** @type {Record<string, number>} */ (
  Object.fromEntries(
    (document.documentElement.dataset.languages ?? FALLBACK).split(" ").map((entry) => {
      const [tag, percent = "100"] = entry.split(":");
      return [tag, Number(percent)];
    }),
  )
);

/** The tag of the language that this page speaks. */
export const language = chosen() ?? preferred(navigator.languages) ?? FALLBACK;

/** The tag by which the browser formats: of English that of Britain, which joins names without a second comma. */
export const locale = language === FALLBACK ? "en-GB" : language;

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|fa|he|ur)\b/;

const isMirrored = RIGHT_TO_LEFT.test(language);

/** Letters of scripts that are written from right to left. */
const THEIR_LETTERS = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{1efff}]/u;

/** What takes the texts beside it along, unless it is isolated: in a page from right to left all but codes. */
const FOREIGN = isMirrored ? /^(?!(?:[A-Z]\d?|[a-z\d_-]*)$)/ : THEIR_LETTERS;

/** Keep the direction of a name to itself. @param {string} name */
export const isolated = (name) => (FOREIGN.test(name) ? `\u2068${name}\u2069` : name);

/** Whether a whole text reads in the other direction than the page: English, where a translation is not complete. @param {string} text */
export const isForeign = (text) => isMirrored && /\p{L}/u.test(text) && !THEIR_LETTERS.test(text);

/** Let a document be read as what it is: in this language, in its direction. @param {Document} page */
export function declareLanguage(page) {
  page.documentElement.lang = language;
  page.documentElement.dir = isMirrored ? "rtl" : "ltr";
  tellServer(chosen() ?? "");
}

/** Let the server name the words of this language in its pages, so that they are loaded early. @param {string} tag "" for none that was chosen */
function tellServer(tag) {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari 16.4 and Firefox 128 have no Cookie Store
  document.cookie = `language=${tag}; Path=/; Max-Age=${tag ? YEAR : 0}; SameSite=Lax`;
}

/** Return a language's own name for itself. @param {string} tag */
export function languageName(tag) {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Speak another language from now on. @param {string} tag */
export function speak(tag) {
  write(browser, KEY, tag);
  tellServer(tag);
  location.reload();
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
