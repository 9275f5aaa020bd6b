// The outcome of a round, and agreeing to end one, in French: see ../en/ending.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("fr");

/** @type {typeof import("../en/ending.js").ending} */
export const ending = {
  endRoundTitle: "Personne ne peut gagner cette manche ?",
  endRoundNote:
    "Elle finit sans points dès que tous ceux qui y jouent encore sont d’accord. Personne ne voit qui l’est.",
  agreed: "Tu es d’accord pour finir.",
  agree: "Finir sans points",
  disagree: "Continuer à jouer",
  allCards: "Toutes les cartes de la dernière manche",
  scoreTrack: "Scores",
  denied: (names) => `Pas de points pour ${list(names)} : cartes en conflit.`,
  highlights: "Temps forts",
};
