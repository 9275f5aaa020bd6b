import { findWords } from "../../../i18n/words.js";

/**
 * Return what the check of a match has found.
 * @param {string} code
 * @param {any} about somebody's name, or so many messages
 */
export const findingInWords = (code, about) =>
  findWords(`fairness-finding-${code}`, { name: about, updates: about }) ?? code;
