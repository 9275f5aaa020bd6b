// What hidden cards can be, in French: see ../en/deduction.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list } = grammarOf("fr");

/** @type {typeof import("../en/deduction.js").deduction} */
export const deduction = {
  mostCards: "La plupart",
  everybodyKnows: "Ce que tous peuvent déduire",
  percent: (number) => `${number} %`,
  likely: (name, number) => `${name} ${number} %`,
  canBe: (all) => `peut être : ${list(all)}`,
  mustBe: (identity) => `ne peut être que : ${identity}`,
  left: (left, dealt) => `reste ${left} sur ${dealt}`,
  perhapsDealt: "peut-être en jeu",
  cannotBe: "Impossible :",
  why: "D’où viennent ces chiffres",
  dealt: (dealt, shown) => `${dealt} cartes ont été distribuées, et tout le monde en a vu ${shown}.`,
  reasons: {
    acted_beside: (name, identity) =>
      `${name ? `${name} a` : "Tu as"} utilisé la carte voisine (${identity}) : celle-ci n’est donc pas en conflit avec elle et ne la rend pas muette.`,
    given_away: (name) =>
      `${name ? `${name} l’a` : "Tu l’as"} échangée avec la carte du milieu : ce n’est pas un Alien.`,
    no_transmit: () => "On l’a regardée, et aucun Parasite n’a redisposé de cartes.",
    no_reaction: (name) =>
      `${name ? `${name} ne s’est pas interposé` : "Tu ne t’es pas interposé"}. Qui le peut le doit.`,
    must_react: (name) =>
      name
        ? `${name} a dû s’interposer : une de ses cartes en est capable.`
        : "Tu as dû t’interposer : une de tes cartes en est capable.",
    kept: (name) => `${name ? `${name} a` : "Tu as"} passé au lieu de changer de métier : c’est un Alien.`,
    idle_beside: (name, identity) =>
      `${name ? `${name} n’a` : "Tu n’as"} pas utilisé la carte voisine (${identity}), alors qu’il le fallait : celle-ci l’en empêche.`,
    not_won: (_, identity) =>
      `La manche a continué malgré les pertes (${identity}) : cette carte ne gagne donc pas ainsi.`,
    laid: (name) => `${name ? `${name} l’a` : "Tu l’as"} redisposée, face cachée.`,
  },
  notCounted:
    "Ne comptent pas : tes propres cartes, qui a regardé où, qui a attendu, qui a tiré sur qui. C’est pareil pour tous. Lire les gens, c’est ton affaire.",
};
