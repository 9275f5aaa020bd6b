/** @import { Part } from "./types.js" */

import { isolated, locale } from "./language.js";
import { words } from "./words.js";

/**
 * Return what is said between two parts of a list: a word of a language that sets no spaces stands apart from
 * what is in another script.
 * @param {string} word
 * @param {string} before
 * @param {string} next
 */
function between(word, before, next) {
  if (!/^\p{L}/u.test(word)) return word;
  return `${/\p{Script=Han}$/u.test(before) ? "" : " "}${word}${/^\p{Script=Han}/u.test(next) ? "" : " "}`;
}

/** Join the parts of a list. @param {{type: string, value: string}[]} parts */
const joined = (parts) =>
  parts
    .map(({ type, value }, i) =>
      type === "literal" ? between(value, parts[i - 1].value, parts[i + 1].value) : isolated(value),
    )
    .join("");

const and = new Intl.ListFormat(locale, { type: "conjunction" });
const or = new Intl.ListFormat(locale, { type: "disjunction" });

/** Join names: "Ada, Bo and Cleo". @param {string[]} names */
export const list = (names) => joined(and.formatToParts(names));

/** Join alternatives: "Ada, Bo or Cleo". @param {string[]} names */
export const either = (names) => joined(or.formatToParts(names));

/**
 * Join pieces of sentences as names are joined.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export const listed = (pieces) =>
  and
    .formatToParts(pieces.map((_, i) => String(i)))
    .flatMap(({ type, value }) =>
      type === "element" ? pieces[Number(value)] : [(next, before) => between(value, before, next)],
    );

/** Say each of several names once, and how often it is meant: "Ada ×2". @param {string[]} names */
export const counted = (names) =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });

/** Write a number with all its digits. */
export const { format: figures } = new Intl.NumberFormat(locale);

/** Join sentences, without those that are false. A Chinese full stop needs no space after it. @param {(string | false)[]} sentences */
export const inARow = (...sentences) =>
  sentences
    .filter(Boolean)
    .join(" ")
    .replaceAll(/(?<=[。？！]) /gu, "");

/** End a text as a sentence, unless it has an end. @param {string} text */
export const asSentence = (text) => (/[.?!。？！]\u2069?$/u.test(text) ? text : words("full-stop", { text }));

/** Join what is true of something, to be read out. @param {(string | false | null | undefined)[]} facts */
export const readOut = (...facts) => facts.filter(Boolean).join(words("comma"));
