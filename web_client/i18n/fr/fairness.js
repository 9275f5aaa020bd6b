// The check that cards and dice were fair, in French: see ../en/fairness.js.

import { of } from "./elision.js";

/** @type {typeof import("../en/fairness.js").fairness} */
export const fairness = {
  title: "Vérifier que le hasard était honnête",
  why: "Avant la partie, le serveur s’est engagé sur un secret, et chaque navigateur a ajouté une part que personne d’autre ne connaissait. Ensemble, ils ont donné chaque carte et chaque lancer : personne n’a donc rien pu choisir. Maintenant, le secret et les parts sont publics, et chacun peut tout tirer de nouveau et comparer.",
  shown: "Engagement, secret et parts",
  how: "Le fichier docs/fairness.md du serveur contient un programme qui tire de nouveau la partie à partir de ce fichier.",
  commitment: "L’engagement : le SHA-256 du secret, publié avant la partie",
  secret: "Le secret",
  shareOf: (name) => `La part ${of(name)}`,
  saveMatch: "Enregistrer la partie dans un fichier",
  matchNotWhole: "Tu es arrivé trop tard pour enregistrer toute la partie.",
};
