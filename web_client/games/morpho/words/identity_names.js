// What the identities of M.O.R.P.H.O. are called, in every language.

/** @import { WordsFor } from "../../../i18n/types.js" */
/** @import { Name } from "../wire.js" */

/** @typedef {"en" | "fr" | "zh-Hant"} Tag */

/** @type {Record<Name, Record<Tag, string>>} */
const NAMES = {
  leader: { en: "Leader", fr: "Chef", "zh-Hant": "首領" },
  technician: { en: "Technician", fr: "Technicien", "zh-Hant": "技師" },
  bodyguard: { en: "Bodyguard", fr: "Garde", "zh-Hant": "保鑣" },
  killer: { en: "Killer", fr: "Tueur", "zh-Hant": "殺手" },
  deserter: { en: "Deserter", fr: "Déserteur", "zh-Hant": "逃兵" },
  spy: { en: "Spy", fr: "Espion", "zh-Hant": "間諜" },
  extremist: { en: "Extremist", fr: "Extrémiste", "zh-Hant": "激進分子" },
  investor: { en: "Investor", fr: "Financier", "zh-Hant": "投資客" },
  mercenary: { en: "Mercenary", fr: "Mercenaire", "zh-Hant": "傭兵" },
  cyborg: { en: "Cyborg", fr: "Cyborg", "zh-Hant": "改造人" },
  psionics: { en: "Psionics", fr: "Psionique", "zh-Hant": "念力者" },
  parasite: { en: "Parasite", fr: "Parasite", "zh-Hant": "寄生體" },
};

/**
 * Return what the identities are called in a language.
 * @param {Tag} tag
 * @returns {WordsFor<Name>}
 */
export const identitiesIn = (tag) =>
  /** @type {WordsFor<Name>} */ (Object.fromEntries(Object.entries(NAMES).map(([name, words]) => [name, words[tag]])));
