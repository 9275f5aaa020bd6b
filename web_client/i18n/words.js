// The words of this page: messages of Fluent, from the files words/<language>/<file>.ftl.
//
// Each file is loaded before the code that uses it runs. No module waits at its own top, for words or anything else:
// Safari may run what imports such a module too early, when it is loaded from two places at a time (WebKit bug 242740).

/** @import { Messages } from "./messages.js" */
/** @import { Given, Part, Value } from "./types.js" */

import { FluentBundle, FluentResource } from "../lib/fluent.js";
import * as french from "./functions/fr.js";
import { FALLBACK, isForeign, isolated, language, locale } from "./language.js";
import { Piece } from "./piece.js";

/** What a message may call, by language. @type {Record<string, any>} */
const FUNCTIONS = { fr: french };

const bundle = new FluentBundle(locale, { useIsolating: false, functions: FUNCTIONS[language] });

/** The files that were asked for, and the loading of each. Every page needs the first. @type {Map<string, Promise<void> | null>} */
const files = new Map([["table", null]]);

/** Ask for a file of words, at the top of a module that uses them. @param {string} file such as "lobby" */
export function needWords(file) {
  if (!files.has(file)) files.set(file, null);
}

/** Load all words that have been asked for so far; each part of the page waits for it before it is shown. */
export async function loadWords() {
  await Promise.all([...files].map(([file, loading]) => loading ?? load(file)));
}

/** Load a file; the next one who wants it tries again if that fails. @param {string} file */
function load(file) {
  const loading = inThisLanguage(file).then((text) => void bundle.addResource(new FluentResource(text)));
  files.set(file, loading);
  loading.catch(() => files.set(file, null));
  return loading;
}

/** Return a file in the language of this page; in English where that fails twice. @param {string} file */
async function inThisLanguage(file) {
  const load = () => wordFile(language, file);
  return load()
    .catch(load)
    .catch((error) => {
      if (language === FALLBACK) throw error;
      return wordFile(FALLBACK, file);
    });
}

/** Return a file of words as it is written. @param {string} tag of its language @param {string} file */
export async function wordFile(tag, file) {
  const answer = await fetch(new URL(`../words/${tag}/${file}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`${file}.ftl: ${answer.status}`);
  return answer.text();
}

/**
 * Return a message as text.
 * @template {keyof Messages} Id
 * @param {Id} id of the message, or of its attribute: "id.attribute"
 * @param {Given<Id>} given the values of its variables
 * @returns {string}
 */
export const words = (id, ...given) => findWords(id, /** @type {Record<string, Value> | undefined} */ (given[0])) ?? id;

/**
 * Return a message as text; null where there is none, as for a code of a newer server.
 * @param {string} id
 * @param {Record<string, Value>} [values]
 */
export const findWords = (id, values = {}) => format(id, values, textValue);

/**
 * Return a message as the parts of a sentence, in which people keep their shapes and colours. `<strong>` in it
 * emphasizes.
 * @template {keyof Messages} Id
 * @param {Id} id
 * @param {Given<Id, Part | Part[]>} given
 * @returns {Part[]}
 */
export const parts = (id, ...given) =>
  findParts(id, /** @type {Record<string, Value> | undefined} */ (given[0])) ?? [id];

/**
 * Return a message as the parts of a sentence; null where there is none.
 * @param {string} id
 * @param {Record<string, Value | Part | Part[]>} [values]
 * @returns {Part[] | null}
 */
export function findParts(id, values = {}) {
  Piece.all = [];
  const text = format(id, values, partValue);
  if (text === null) return null;
  return text.split(/(<strong>.*?<\/strong>|[\ue000-\uf8ff])/u).flatMap((found) => {
    if (!found) return [];
    if (found.startsWith("<strong>")) return [{ strong: found.slice(8, -9) }];
    return Piece.all[found.charCodeAt(0) - Piece.FIRST] ?? [found];
  });
}

/** Whether there is a message. @param {string} id */
export const hasWords = (id) => pattern(id) !== null;

/** @param {string} id */
function pattern(id) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/**
 * @template Some
 * @param {string} id
 * @param {Record<string, Some>} values
 * @param {(value: Some) => unknown} shown
 */
function format(id, values, shown) {
  const found = pattern(id);
  if (!found) return null;
  /** @type {Error[]} */
  const errors = [];
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
  const text = bundle.formatPattern(found, given, errors);
  for (const { message } of errors) console.error(`${id}: ${message}`);
  return isForeign(text) ? `\u2066${text}\u2069` : text;
}

/** @param {Value} value */
const textValue = (value) => (typeof value === "number" ? value : isolated(String(value ?? "none")));

/** Return a value of a sentence; text that could pass for markup or a mark stands apart. @param {Value | Part | Part[]} value */
function partValue(value) {
  if (Array.isArray(value)) return new Piece(value);
  if (typeof value === "function" || (typeof value === "object" && value)) return new Piece([value]);
  return typeof value === "string" && /[<\ue000-\uf8ff]/u.test(value) ? new Piece([value]) : textValue(value);
}
