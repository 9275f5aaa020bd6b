/** @import { WireEvent } from "../net/wire.js" */
/** @import { Part } from "./types.js" */

/**
 * A template tag that makes a sentence of words and values.
 *
 * Numbers and texts become words, lists of parts are taken in; a function is text that depends on the
 * name which comes next. Nothing else may stand in it.
 * @param {TemplateStringsArray} strings
 * @param {(Part | Part[] | number)[]} values
 * @returns {Part[]}
 */
export function say(strings, ...values) {
  /** @type {Part[]} */
  const parts = [];
  strings.forEach((text, i) => {
    if (text) parts.push(text);
    if (i >= values.length) return;
    const value = values[i];
    if (Array.isArray(value)) parts.push(...value);
    else parts.push(typeof value === "number" ? String(value) : value);
  });
  return parts;
}

/**
 * Emphasize a word of a sentence.
 * @param {string} word
 * @param {string} [about] what the game can tell more of
 * @returns {Part}
 */
export const strong = (word, about) => ({ strong: word, about });

/**
 * Return the sentence of an event; undefined for a kind that needs no sentence or is not known.
 * @template Names
 * @template {Part[] | null} Sentence
 * @param {WireEvent} event
 * @param {{[kind: string]: ((event: any, names: Names) => Sentence) | undefined}} sentences
 */
export const sentenceFor = ({ kind }, sentences) => (Object.hasOwn(sentences, kind) ? sentences[kind] : undefined);
