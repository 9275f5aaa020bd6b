/** @import { Part } from "./types.js" */

/**
 * The forms of a word by the plural category of a number; `other` is for the rest.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/**
 * What the browser knows of a language's grammar.
 * @param {string} tag of the language, as in BCP 47
 */
export function grammarOf(tag) {
  const rules = new Intl.PluralRules(tag);
  const lists = new Intl.ListFormat(tag, { type: "conjunction" });
  return {
    /** Choose the form that goes with a number. @param {number} n @param {Forms} forms */
    plural: (n, forms) => forms[rules.select(n)] ?? forms.other,
    /** Join names: "Ada, Bo and Cleo". @param {string[]} names */
    list: (names) => lists.format(names),
    /**
     * Join pieces of sentences as names are joined.
     * @param {Part[][]} pieces
     * @returns {Part[]}
     */
    listed: (pieces) =>
      lists
        .formatToParts(pieces.map((_, i) => String(i)))
        .flatMap(({ type, value }) => (type === "element" ? pieces[Number(value)] : [value])),
  };
}
