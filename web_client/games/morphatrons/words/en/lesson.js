// What the guided first game of Morphatrons says in English, step by step. The reader is Ada, and plays Bo.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

const { verbs, short, does } = game;

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  street: {
    title: "Two cities, one street",
    says: () =>
      say`You are Ada. Your city is the near one, and the street to Bo’s city has four zones. Two of Bo’s buildings still stand: ${strong("B3")} with one chip and ${strong("B4")} with two. Destroy both, and you win.`,
  },
  play: {
    title: "Play a card",
    says: () =>
      say`You have two actions a turn. First bring a bot into play. Tap ${strong(short("6S"))} in your hand, then ${strong(verbs.vehicle)}.`,
    detour: `Better play ${short("6S")} as a vehicle: spades are fast.`,
  },
  race: {
    title: "Spades are fast",
    says: () =>
      say`As a vehicle a spade goes two zones in one move. Tap ${strong(short("6S"))}, then zone ${strong("3")}, and confirm.`,
    detour: `${short("6S")} is useful in zone 3.`,
  },
  morph: {
    title: "Morph, for free",
    says: () =>
      say`Only robots attack. The first morph of a turn costs nothing: tap ${strong(short("6S"))}, then ${strong(verbs.morph)}. With nothing left, your turn ends by itself.`,
    detour: `Turn ${short("6S")} into a robot, so that it can shoot next turn.`,
  },
  bo: {
    title: "Bo shoots back",
    says: () =>
      say`Bo played ${strong(short("9D"))} as a vehicle. Diamonds protect all bots in their zone, so Bo’s ${short("4C")} has a shield now. Then ${short("4C")} shot your ${short("6S")}. It has two cracks: it is critical, and the next hit scraps it.`,
  },
  shoot: {
    title: "Shoot a building",
    says: () =>
      say`A shot reaches your own zone and the next one. Tap ${strong(short("6S"))}, then ${strong("B3")}. The mark says what the attack would do. Then confirm.`,
    detour: `Shoot B3: it has only one chip.`,
  },
  swap: {
    title: "A new bot in its place",
    says: () =>
      say`A card of the same suit or rank can take the place of a bot. Tap ${strong(short("6S"))}, ${strong(verbs.triple)}, then ${strong(short("9S"))}. The new robot is undamaged, and it strikes for 2.`,
    detour: `Swap the damaged ${short("6S")} for ${short("9S")}.`,
  },
  end: {
    title: "End your turn",
    says: () =>
      say`Both actions are used. You could still morph for free, but as a robot ${short("9S")} can strike. Tap ${strong(verbs.end)}.`,
    detour: `${short("9S")} is needed as a robot. End your turn.`,
  },
  answer: {
    title: "Bo’s turn",
    says: () =>
      say`Bo’s ${short("4C")} hit ${strong(short("9S"))}: critical, but it stands. Then Bo drew a card. Use your turn before it is hit again.`,
  },
  go: {
    title: "Close in",
    says: () =>
      say`A strike reaches the same zone only. Tap ${strong(short("9S"))}, then zone ${strong("4")}, and confirm.`,
    detour: `Go to zone 4, Bo’s home.`,
  },
  strike: {
    title: "The last building",
    says: () =>
      say`Now strike: tap ${strong(short("9S"))}, then ${strong("B4")}, and confirm ${strong(does.attack("strike", ["B4"]))}.`,
    detour: `Strike B4: two chips, two points of damage.`,
  },
  won: {
    title: "Bo’s city is down",
    says: () =>
      say`You win. In a real game both cities have four buildings. Clubs make yours higher, and high buildings let you play jacks, queens, kings and aces. Tap any bot to read what it does.`,
  },
};
