// Ce qu’est Morph, en français, pour qui le découvre.

/** @type {typeof import("../en/pitch.js").pitch} */
export const pitch = {
  feed: ["Nourris", "ton mana d’une carte à chaque tour,"],
  summon: ["Invoque", "les créatures de tes deux factions sur deux lignes,"],
  strike: ["Frappe", "jusqu’à vider l’autre deck, qui est sa vie."],
  facts: "À deux, ou en solo contre l’Ombre.",
};
