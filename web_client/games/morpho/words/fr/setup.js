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
  modeIs: (mode, unknowns) => {
    if (mode === "basic") return "Jeu de base : pas de carte Inconnue";
    return unknowns?.length
      ? `Jeu expert : l’Inconnue peut être ${either(unknowns.map(withArticle))}`
      : "Jeu expert : l’Inconnue peut être tout Outsider ou Alien qui convient";
  },
  /** @param {number} target */
  targetIs: (target) => `${target} points pour gagner`,
  /** @param {number | null} limit */
  turnLimitIs: (limit) => (limit === null ? "Pas de limite de tours" : `${limit} tours par joueur et par manche`),
  oddsForAll: "Probabilités des cartes cachées pour tous",
  options: {
    mode: {
      label: "La carte Inconnue",
      hint: "En jeu expert, une carte est l’Inconnue : un Outsider, un Alien ou un simple Déserteur, et personne ne sait lequel.",
      values: { basic: "De base : aucune", expert: "Expert : une" },
    },
    target: { label: "Points pour gagner" },
    turn_limit: { label: "Tours par joueur et par manche", unset: "Sans limite" },
    deduction: {
      label: "Probabilités des cartes cachées",
      hint: "Chaque carte cachée montre ce qu’elle peut être, d’après la donne et ce que tous ont vu. C’est pareil pour tous. Ce que tu as vu toi-même est toujours marqué.",
    },
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
