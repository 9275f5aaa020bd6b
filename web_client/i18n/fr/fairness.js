// The check that a shuffle was fair, in French: see ../en/fairness.js.

import { of } from "./elision.js";

/** @type {typeof import("../en/fairness.js").fairness} */
export const fairness = {
  title: "Vérifier que le mélange était honnête",
  why: "Avant la partie, le serveur s’est engagé sur un secret, et chaque navigateur a ajouté au mélange une part que personne d’autre ne connaissait : personne n’a donc pu choisir les cartes. Maintenant, le secret et les parts sont publics, et chacun peut redistribuer chaque manche et comparer.",
  shown: "Engagement, secret et parts",
  how: "Le fichier docs/fairness.md du serveur contient un programme qui redistribue la partie à partir de ce fichier.",
  commitment: "L’engagement : le SHA-256 du secret, publié avant la partie",
  secret: "Le secret",
  shareOf: (name) => `La part ${of(name)}`,
  saveMatch: "Enregistrer la partie dans un fichier",
  matchNotWhole: "Tu es arrivé trop tard pour enregistrer toute la partie.",
};
