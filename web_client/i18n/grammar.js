/** @import { Part } from "./types.js" */

import { locale } from "./language.js";
import { words } from "./words.js";

/**
 * The forms of a word by the plural category of a number; `other` is for the rest.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/** The units of "ago", in milliseconds, the longest first. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["month", 30 * 86_400_000],
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
];

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

/** A text in a script that runs from right to left takes its neighbours along, unless it is isolated. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{1efff}]/u;

/** @param {string} name */
const isolated = (name) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Join the parts of a list. @param {{type: string, value: string}[]} parts */
const joined = (parts) =>
  parts
    .map(({ type, value }, i) =>
      type === "literal" ? between(value, parts[i - 1].value, parts[i + 1].value) : isolated(value),
    )
    .join("");

/**
 * A language's grammar, as far as the browser knows it.
 * @param {string} tag of the language, as in BCP 47
 */
export function grammarOf(tag) {
  const rules = new Intl.PluralRules(tag);
  const lists = new Intl.ListFormat(tag, { type: "conjunction" });
  const times = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const choices = new Intl.ListFormat(tag, { type: "disjunction" });
  return {
    /** Say how long ago something was: "2 hours ago". @param {number} ms milliseconds */
    ago: (ms) => {
      const [unit, length] = UNITS.find(([, span]) => ms >= span) ?? UNITS[UNITS.length - 1];
      return times.format(-Math.floor(ms / length), unit);
    },
    /** Choose the form that goes with a number. @param {number} n @param {Forms} forms */
    plural: (n, forms) => forms[rules.select(n)] ?? forms.other,
    /** Say each of several names once, and how often it is meant: "Ada ×2". @param {string[]} names */
    counted: (names) =>
      [...new Set(names)].map((name) => {
        const times = names.filter((other) => other === name).length;
        return times > 1 ? `${name} ×${times}` : name;
      }),
    /** Join names: "Ada, Bo and Cleo". @param {string[]} names */
    list: (names) => joined(lists.formatToParts(names)),
    /** Join alternatives: "Ada, Bo or Cleo". @param {string[]} names */
    either: (names) => joined(choices.formatToParts(names)),
    /**
     * Join pieces of sentences as names are joined.
     * @param {Part[][]} pieces
     * @returns {Part[]}
     */
    listed: (pieces) =>
      lists
        .formatToParts(pieces.map((_, i) => String(i)))
        .flatMap(({ type, value }) =>
          type === "element" ? pieces[Number(value)] : [(next, before) => between(value, before, next)],
        ),
  };
}

/** The grammar of this page's language. */
export const { ago, counted, list, either, listed } = grammarOf(locale);

/** Write a number with all its digits. */
export const { format: figures } = new Intl.NumberFormat(locale);

/** Join sentences, without those that are false. A Chinese full stop needs no space after it. @param {(string | false)[]} sentences */
export const inARow = (...sentences) =>
  sentences
    .filter(Boolean)
    .join(" ")
    .replaceAll(/(?<=[。？！]) /gu, "");

/** End a text as a sentence, unless it has an end. @param {string} text */
export const asSentence = (text) => (/[.?!。？！]$/u.test(text) ? text : words("full-stop", { text }));

/** Join what is true of something, to be read out. @param {(string | false | null | undefined)[]} facts */
export const readOut = (...facts) => facts.filter(Boolean).join(words("comma"));
