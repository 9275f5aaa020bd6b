// What the figures of the dice are called.

import { findWords } from "../../i18n/words.js";

/** @param {string} figure */
const idOf = (figure) => `morpyam-figure-${Number(figure) ? "number" : figure}`;

/** Name a figure as its box does. @param {string} figure */
export const nameOf = (figure) => findWords(idOf(figure)) ?? figure;

/** Name a figure as a sentence does. @param {string} figure */
export const said = (figure) => findWords(`${idOf(figure)}.said`, { value: Number(figure) }) ?? figure;
