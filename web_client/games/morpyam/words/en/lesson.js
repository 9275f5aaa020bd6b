// What the guided first game of Morpyam says in English, step by step. The reader is Ada, and plays Bo.

import { say, strong } from "../../../../i18n/say.js";
import { game } from "./game.js";

/** `detour`: to any other move than the one that is asked for. */
export const lesson = {
  grid: {
    title: "You are Ada",
    says: () =>
      say`Each box names a figure of five dice. If your dice show it, you may place a token there. Line up ${strong("three")} tokens to score, and ${strong("five")} to win at once. You have each had three turns. You have three tokens in the fourth column; Bo has two in the last and one on a Call box.`,
  },
  roll: {
    title: "Roll the dice",
    says: () => say`You roll up to three times a turn, first all five. Tap ${strong(game.roll)}.`,
    detour: "No calls yet, just roll.",
  },
  lift: {
    title: "Two threes",
    says: () =>
      say`A third ${strong("3")} would fill the box above your tokens. Keep both threes: tap the ${strong("1")}, the ${strong("5")} and the ${strong("6")}, then roll them again.`,
    detour: "Keep the threes, and roll the 1, the 5 and the 6 again.",
  },
  place: {
    title: "Three threes",
    says: () =>
      say`Boxes that your dice fill are lit. Tap the one ${strong("above your tokens")}: the dotted line shows what it brings, three in a row. Then place your token.`,
    detour: "You could. But the box above your tokens makes three in a row.",
  },
  bo: {
    title: "Bo’s turn",
    says: () =>
      say`Three in a row: 1 point for you. Then Bo rolled three fives, and now has three in a row too, in the last column. Two more and he wins. Block him before he gets there: ${strong("roll")}.`,
    detour: "No calls yet, just roll.",
  },
  block: {
    title: "Five fours!",
    says: () =>
      say`They fill many boxes: fours, a full house, a square, a sec, a Morpyam. Take the one that hurts Bo: on the fours ${strong("above his tokens")} yours ends his row.`,
    detour: "A good box, but Bo is close to five in a row. Block him: take the box above his tokens.",
  },
  again: {
    title: "One more turn",
    says: () =>
      say`You placed with five dice alike, so you take another turn. One box is missing in your column, between your tokens. It is a ${strong(game.figures.call[0])} box. Roll first.`,
    detour: "You can call now, but roll first and see what you get.",
  },
  call: {
    title: "Say it before you roll it",
    says: () =>
      say`2 3 4 5: a 1 or a 6 makes a straight. A Call box needs a figure that you call before it comes. Tap a ${strong("5")}, then ${strong(game.call)}, ${strong(game.figures.straight[0])}, and roll.`,
    detour: "Call a straight, and roll one of the fives again.",
  },
  five: {
    title: "It came",
    says: () =>
      say`A call that comes must fill a Call box. Bo holds the other one, so one is left. Tap it, and count what stands in your column.`,
    detour: "The call has come: place your token on the Call box.",
  },
  won: {
    title: "Five in a row: you win",
    says: () =>
      say`That wins at once, whatever the points. Otherwise the game ends with somebody’s ${strong("last token")}, which is worth 1 point, and most points win. A call that fails costs nothing, except on the third roll: then your turn is over.`,
  },
};
