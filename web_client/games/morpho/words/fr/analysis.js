// What could have been known in a round that is over, in French: see ../en/analysis.js.

import { grammarOf } from "../../../../i18n/grammar.js";

const { list, plural } = grammarOf("fr");

/** @type {typeof import("../en/analysis.js").analysis} */
export const analysis = {
  percent: (number) => `${number}\u00a0%`,
  workedOut: (identity) => `pouvait se déduire\u00a0: ${identity}`,
  couldKnow: (name) => `Ce que ${name} pouvait savoir`,
  counted:
    "D’après la donne, les cartes déjà vues et ce que les règles interdisent. Ce que les autres ont dit ou fait ne compte pas.",
  marks: {
    it_dawned: {
      title: "Révélation",
      text: ({ name, identity, chance }) =>
        `${name} connaît maintenant cette carte\u00a0: ${identity}. C’était probable à ${chance}\u00a0%.`,
    },
    sure_shot: {
      title: "Tir à coup sûr",
      text: ({ name, identity, acted }) =>
        acted
          ? `${name} pouvait être sûr de cette carte (${identity}), et a tiré.`
          : `${name} pouvait être sûr de la bonne carte (${identity}), et a fait autre chose.`,
    },
    could_have_known: {
      title: "Ça pouvait se savoir",
      text: ({ name, identity, since }) =>
        `Depuis l’étape ${since}, ${name} pouvait savoir ce que cette carte n’était pas\u00a0: ${identity}.`,
    },
    turning_point: {
      title: "Tournant",
      text: ({ identity }) => `La dernière carte montrée à tous avant la fin\u00a0: ${identity}.`,
    },
  },

  whoFooledWhom: "Qui a trompé qui",
  turns: "tours",
  fooledHint:
    "En ligne, qui trompe\u00a0; en colonne, qui est trompé. Le nombre de tours où, d’après tout ce qu’il pouvait savoir, le camp réel d’une carte paraissait improbable.",
  fooledMost: (fooler, fooled, count) =>
    `${fooler} a trompé ${fooled} pendant ${count} ${plural(count, { one: "tour", other: "tours" })}.`,
  bestLiar: "Le plus beau mensonge",
  lied: (names, count) =>
    `${list(names)}\u00a0: ${count} fois, quelqu’un n’a pas pu voir qu’un «\u00a0Je suis…\u00a0» était faux.`,
  bestMoments: "Grands moments",
  place: (round, step) => `Manche ${round}, étape ${step}`,
};
