// What the guided first game of Morph says in English, step by step. The reader is Ada, and plays Bo.

import { say, strong } from "../../../../i18n/say.js";
import { cards } from "./cards.js";
import { game } from "./game.js";

const { creatures, prodigies } = cards;

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  life: {
    title: "Your deck is your life",
    says: () =>
      say`You are Ada, with ${strong("Violet and Grey")}. You have nine cards in your deck, Bo only three. If Bo must take a card from an empty deck, you win. Both sides have two lines, and the creatures face each other across the ${strong("Front")}.`,
  },
  mana: {
    title: "Feed your mana",
    says: () =>
      say`Each turn begins with a gift: one card of your hand becomes mana, face down for good. ${strong(creatures.G12)} costs 6, too much for now. Tap it, then ${strong(game.give)}. You draw a new card at once.`,
    detour: "Give the most expensive card instead.",
  },
  summon: {
    title: "Summon",
    says: () =>
      say`You have 3 mana: enough for ${strong(creatures.V07)}. It sends away an enemy at the Front that costs 2 or less. Tap it and choose ${strong("line 1")}, where Bo’s ${creatures.R03} stands.`,
    detour: "Candle Thief on line 1 clears the way.",
  },
  assault: {
    title: "End your turn: assault",
    says: () =>
      say`New creatures arrive turned, so they wait. The upright ones attack by themselves. On line 1 no enemy is left: ${strong(creatures.V02)} hits Bo’s deck. On line 2 ${strong(creatures.G06)} meets ${creatures.Y04}. Press ${strong(game.end)}.`,
    detour: "Nothing more is needed. End your turn.",
  },
  theirs: {
    title: "Bo’s turn",
    says: () =>
      say`The Guide went under your deck after its hit; the Ox destroyed the Warden. Bo fed a card and summoned ${strong(creatures.R05)}, which burnt your Ox for 1. Damage is gone after each assault.`,
  },
  again: {
    title: "Your turn again",
    says: () => say`All your cards are upright. Feed another one: ${strong(creatures.G05)}.`,
    detour: "Give Toll Gate.",
  },
  feat: {
    title: "A feat",
    says: () =>
      say`Your Prodigy is ${strong(prodigies.violet_grey.name)}. Once a turn you may pay 2 for ${strong(prodigies.violet_grey.feat)}: Bo discards a card. Tap the round sign beside your name, then ${strong(game.useFeat)}.`,
    detour: "First use the feat: tap the round sign beside your name.",
  },
  strike: {
    title: "The last blow",
    says: () =>
      say`Bo’s deck is empty, but that alone doesn’t lose the game. Now ${strong(creatures.V07)} is upright, with nobody in front of it. ${strong(game.end)} your turn.`,
    detour: "End your turn and let Candle Thief strike.",
  },
  won: {
    title: "One card too many",
    says: () =>
      say`Bo had to take a card and had none left. In a real game both players first stake a card: the higher power begins. On your own, you can play against the Shadow.`,
  },
};
