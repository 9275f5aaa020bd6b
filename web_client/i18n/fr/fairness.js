// The check that a shuffle was fair, in French: see ../en/fairness.js.

import { of } from "./elision.js";

/** @type {typeof import("../en/fairness.js").fairness} */
export const fairness = {
  title: "Vérifier que le mélange était honnête",
  why: "Avant la partie, le serveur a promis son secret, et chaque navigateur a mis dans le mélange une part que personne d’autre ne connaissait : personne n’a donc pu choisir les cartes. Le secret et les parts sont montrés maintenant, et chacun peut redistribuer chaque manche et comparer.",
  shown: "Promesse, secret et parts",
  how: "Un programme qui redistribue se trouve dans docs/fairness.md du serveur ; il lit ce fichier.",
  commitment: "Promis avant la partie : le SHA-256 du secret",
  secret: "Le secret",
  shareOf: (name) => `La part ${of(name)}`,
  saveMatch: "Enregistrer la partie dans un fichier",
  matchNotWhole: "Tu es arrivé trop tard pour avoir tout appris de cette partie.",
};
