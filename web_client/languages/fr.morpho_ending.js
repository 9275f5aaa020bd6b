// What came of a round, and how to agree to end one, in French: see en.morpho_ending.js.

import { grammarOf } from "./grammar.js";

const { list } = grammarOf("fr");

/** @type {typeof import("./en.morpho_ending.js").ending} */
export const ending = {
  endRoundTitle: "Une manche que personne ne peut gagner ?",
  endRoundNote: "Elle finit sans points dès que tous ceux qui restent sont d’accord. Personne ne voit qui l’est.",
  agreed: "Tu es d’accord pour finir.",
  agree: "Finir sans points",
  disagree: "Continuer quand même",
  allCards: "Toutes les cartes de la dernière manche",
  scoreTrack: "Scores",
  denied: (names) => `Pas de points pour ${list(names)} : cartes en conflit.`,
  remembered: "Ce dont on se souviendra",
};
