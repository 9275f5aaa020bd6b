// What the guided first game of Morphos says in English, step by step. The reader is Ada, and plays Bo.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  edges: {
    title: "You are Ada, with Black",
    says: () =>
      say`Join the ${strong("bottom")} and the ${strong("top")}: these edges are yours. Bo joins left and right. Neighbouring stones grow together, corners never do. Your chain from the bottom stops at e4, since Bo’s stone on e5 is in the way.`,
  },
  place: {
    title: "Make it weak",
    says: () =>
      say`Your stones stand above e5, below it and at its corner. One on ${strong("d5")} completes the pattern. Tap d5, then ${strong(game.place("d5"))}.`,
    detour: "You could. But d5 completes the pattern around e5.",
  },
  turn: {
    title: "Half turned",
    says: () =>
      say`Bo played elsewhere. His stone on e5 is now ${strong("weak")}: it is shown half turned, and in brackets because you may turn it. Tap ${strong("e5")} and see which stones make it weak, then turn it.`,
    detour: "Better turn e5: then your chain goes on.",
  },
  round: {
    title: "Go round it",
    says: () =>
      say`A turned stone is yours. Bo blocks on e8. Leap to ${strong("d8")}: it does not touch your chain yet, but look what happens if Bo cuts in.`,
    detour: "Try d8, between e8 and the stone that you have on c9.",
  },
  cut: {
    title: "A cut that fails",
    says: () => say`Bo cuts on d7, amid four of your stones: weak at once. Turn ${strong("d7")}.`,
    detour: "Bo’s stone on d7 is weak. Turn it.",
  },
  last: {
    title: "Two ways home",
    says: () =>
      say`From d8 you could reach the top on d9, or beside c9. Bo can close only one of them. Play ${strong("c8")}.`,
    detour: "c8 joins d8 and c9, and c9 stands on your edge.",
  },
  won: {
    title: "Bottom and top: you win",
    says: () =>
      say`The light shows your chain. In a real game White may take Black after the first stone, so begin with one that is neither too good nor too bad.`,
  },
};
