// What French messages may call: `{ DE($name) }` is "d’Ada", but "de Bo".

import { Piece } from "../piece.js";

/** Return "de", without its vowel before another. @param {string} next */
const de = (next) => (/^[aeiouyœæh]/i.test(next.normalize("NFD")) ? "d’" : "de ");

/** Put "de" before a name, or before each that a list joins. @param {[string | Piece]} values */
export const DE = ([name]) =>
  name instanceof Piece
    ? new Piece(name.value.flatMap((part, i, all) => (i && typeof all[i - 1] !== "function" ? [part] : [de, part])))
    : `${de(name)}${name}`;
