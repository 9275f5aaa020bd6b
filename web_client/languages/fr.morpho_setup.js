// What will be dealt, and the options of it, in French: see en.morpho_setup.js.

import { grammarOf } from "./grammar.js";

const { plural } = grammarOf("fr");

/** @type {typeof import("./en.morpho_setup.js").setup} */
export const setup = {
  willBeDealt: "Ce qui sera distribué",
  dealtOf: (name, count) => `${name} : ${count}`,
  dealtTo: (players, each) =>
    `À ${players} joueurs : ${plural(each, { one: "une carte", other: "deux cartes" })} chacun, et une au milieu.`,
  unknownIsIn: "L’une des cartes en pointillé est de la partie : c’est l’Inconnue, et personne ne sait laquelle.",
  mode: "La carte Inconnue",
  modeHint: "En jeu expert, une carte est l’Inconnue : ce peut être un Outsider, un Alien ou un simple Déserteur, et personne n’apprend lequel.",
  basic: "De base : aucune",
  expert: "Expert : une",
  unknowns: "Ce que l’Inconnue peut être",
  unknownsHint: "Touche une carte pour l’ajouter ou la retirer. Elle peut toujours être un Déserteur.",
  allThatSuit: "Tout ce qui convient",
  chosen: "Mon choix",
  /** @param {[number, number]} players */
  forPlayers: ([least, most]) => `${least}–${most} joueurs`,
  target: "Points pour gagner",
  turnLimit: "Tours par joueur et par manche",
  noLimit: "Sans limite",
  about: "Voir",
  /** @param {string} name */
  aboutCard: (name) => `${name} dans les règles`,
};
