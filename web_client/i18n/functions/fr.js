// What French messages may call: `{ DE($name) }` is "d’Ada", but "de Bo".

import { Piece } from "../piece.js";

/** Return "de", without its vowel before another. @param {string} next */
const de = (next) => (/^[aeiouyœæh]/i.test(next.normalize("NFD")) ? "d’" : "de ");

/** @param {[string | Piece]} values */
export const DE = ([name]) => (name instanceof Piece ? new Piece([de, ...name.value]) : `${de(name)}${name}`);
