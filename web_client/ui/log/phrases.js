// What is said by a tap: the phrases of a game, in words.

/** @import { Part } from "../../i18n/types.js" */
/** @import { PhraseOffer, Phrases } from "../../games/types.js" */

import { findParts } from "../../i18n/words.js";
import { PhraseButton } from "./phrase_picker.js";

/** The code of the letter of the first seat. */
const FIRST = "A".charCodeAt(0);

/** The phrases of every table. @type {PhraseOffer[]} */
const COMMON = [
  { name: "well_played" },
  { name: "thanks", aboutSeat: true },
  { name: "sorry", aboutSeat: true },
  { name: "hurry" },
  { name: "one_moment" },
];

/**
 * Return the phrases of a game, its own before those of every table.
 * @param {PhraseOffer[]} [own]
 * @param {string} [game] whose messages they are
 * @returns {Phrases}
 */
export function phrasesOf(own = [], game = "") {
  const offers = [...own, ...COMMON];
  return {
    offers,
    Button: PhraseButton,
    inWords: (phrase) => {
      const [name, ...blanks] = phrase.split(" ");
      const offer = offers.find((one) => one.name === name);
      if (!offer) return [];
      const seat = offer.aboutSeat ? blanks.shift() : undefined;
      const who = seat ? { seat: seat.charCodeAt(0) - FIRST } : "…";
      const word = blanks[0] ? (offer.inSentence?.(blanks[0]) ?? blanks[0]) : "…";
      return withoutStop(
        findParts(`${game}-phrase-${name}`, { who, word }) ?? findParts(`phrase-${name}`, { who }) ?? [],
      );
    },
  };
}

/** Return a sentence without a full stop after dots. @param {Part[]} parts */
function withoutStop(parts) {
  const last = parts.at(-1);
  return typeof last === "string" ? [...parts.slice(0, -1), last.replace(/(…\u2069?)[.。]/u, "$1")] : parts;
}

export const phrases = () => phrasesOf();
