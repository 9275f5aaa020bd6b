// What will be dealt, and the options of it, in French: see ../en/setup.js.

import { grammarOf } from "../../../../i18n/grammar.js";

import { elides } from "../../../../i18n/fr/elision.js";
import { identitiesIn } from "../identity_names.js";

const { plural, either } = grammarOf("fr");

const IDENTITIES = identitiesIn("fr");

/** @param {string} identity */
function withArticle(identity) {
  const name = IDENTITIES[identity] ?? identity;
  return `${elides(name) ? "l’" : "le "}${name}`;
}

/** @type {typeof import("../en/setup.js").setup} */
export const setup = {
  willBeDealt: "Ce qui sera distribué",
  dealtOf: (name, count) => `${name} : ${count}`,
  dealtTo: (players, each) =>
    `À ${players} joueurs : ${plural(each, { one: "une carte", other: "deux cartes" })} chacun, et une au milieu.`,
  unknownIsIn: "L’une des cartes du cadre pointillé est distribuée comme Inconnue, et personne ne sait laquelle.",
  unsuited: (identities, players) =>
    `À ${players} joueurs, l’Inconnue ne peut pas être ${either(identities.map(withArticle))} : retire ce qui ne convient pas.`,
  options: {
    mode: {
      label: "La carte Inconnue",
      hint: "En jeu expert, une carte est l’Inconnue : un Outsider, un Alien ou un simple Déserteur, et personne ne sait lequel.",
      values: { basic: "De base : aucune", expert: "Expert : une" },
    },
    target: { label: "Points pour gagner" },
    turn_limit: { label: "Tours par joueur et par manche", unset: "Sans limite" },
  },
  unknowns: "Ce que l’Inconnue peut être",
  unknownsHint: "Touche une carte pour l’ajouter ou la retirer. Elle peut toujours être un Déserteur.",
  allThatSuit: "Tout ce qui convient",
  chosen: "Mon choix",
  /** @param {[number, number]} players */
  forPlayers: ([least, most]) => `${least}–${most} joueurs`,
  about: "Voir",
  /** @param {string} name */
  aboutCard: (name) => `${name} dans les règles`,
};
