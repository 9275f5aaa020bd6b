// How somebody has done by what they were dealt, in French.

import { grammarOf } from "../../../../i18n/grammar.js";

const { plural } = grammarOf("fr");

/** @type {typeof import("../en/history.js").history} */
export const history = {
  wonAs: "Gagné avec",
  wonAsNote:
    "Plus une carte est remplie, plus tu as gagné de manches en la tenant à la fin. La ligne en tirets montre tous les joueurs de ce serveur.",
  wonOf: (won, held) => `${won} sur ${held}`,
  wonWith: (card, won, held, all) =>
    `${card}\u00a0: ${plural(won, { one: `${won} manche gagnée`, other: `${won} manches gagnées` })} sur ${held}. Tout le monde ici\u00a0: ${all} pour cent.`,
  dealt: "Cartes reçues",
  cardsOf: (faction, n) => `${faction}\u00a0: ${plural(n, { one: `${n} carte`, other: `${n} cartes` })}`,
};
