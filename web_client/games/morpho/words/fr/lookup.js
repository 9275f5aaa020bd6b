// A card's history and hunches about it, in French: see ../en/lookup.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { plural } = grammarOf("fr");

/** @type {typeof import("../en/lookup.js").lookup} */
export const lookup = {
  /** The words of the sheet about something on the table. */
  lookUp: "Ce que tu sais",
  /** @param {string} entry */
  inTheRules: (entry) => `${entry} dans les règles`,
  untouched: "Il n’est rien arrivé à cette carte dans cette manche.",
  /** When something happened. @param {number} turns how many have begun since */
  turnsAgo: (turns) => {
    if (turns === 0) return "à ce tour";
    return `il y a ${turns} ${plural(turns, { one: "tour", other: "tours" })}`;
  },
  hunch: "Ton soupçon",
  hunchNote: "Enregistré dans ce navigateur seulement. Personne d’autre ne le voit.",
  maybe: "Peut-être",
  definitelyNot: "Sûrement pas",
  forgetHunch: "Effacer",
};
