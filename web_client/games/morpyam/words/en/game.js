// The words of Morpyam.

/** @import { GameEvents } from "../../types.js" */
/** @import { Reason, WhyPassed } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural, list, listed } = grammarOf("en-GB");

/** The figures: as a box names them, and in a sentence. @type {Record<string, [name: string, said: string]>} */
const FIGURES = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [value, ["×3", `three ${value}s`]])),
  small: ["Small", "a small straight"],
  straight: ["Straight", "a straight"],
  full: ["Full", "a full house"],
  square: ["Square", "a square"],
  mini: ["Mini", "a mini"],
  maxi: ["Maxi", "a maxi"],
  morpyam: ["Morpyam", "a Morpyam"],
  sec: ["Sec", "a sec"],
  call: ["Call", "a call"],
};

/** @param {string} figure */
const said = (figure) => FIGURES[figure]?.[1] ?? figure;

/** @param {number[]} dice */
const dice = (dice) => strong(dice.join(" "));

/** @param {number} n */
const points = (n) => `${n} ${plural(n, { one: "point", other: "points" })}`;

/** @param {number} n */
const tokens = (n) => `${n} ${plural(n, { one: "token", other: "tokens" })} left`;

const NUMBERS = ["no", "one", "two", "three", "four", "five"];
const ROWS = ["", "", "", "Three", "Four", "Five"];

/** @type {WordsFor<WhyPassed, [theirs: string, mine: string]>} */
const PASSED = {
  chosen: ["passes", "pass"],
  nothing_fits: ["has no box to fill", "have no box to fill"],
  call_missed: ["misses the last call and places nothing", "miss your last call and place nothing"],
};

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = {
  ko: "Five in a row: a knock-out.",
  tokens: "A player placed their last token, for 1 extra point.",
  turn_limit: "The turn limit was reached.",
  resigned: "All the others gave up.",
};

export const game = {
  title: "Morpyam",
  figures: FIGURES,
  grid: "The grid",
  players: "Players",
  firstDrawn: (/** @type {string} */ name) => `The first player: ${name}`,
  rollsDrawn: (/** @type {number} */ n) => `${n} ${n === 1 ? "roll" : "rolls"}`,
  dice: "Dice",
  said,
  tokenOf: (/** @type {string} */ owner) => `${owner}’s token`,
  open: "you can place here",
  last: "placed last",
  chance: (/** @type {string} */ percent) => `${percent} with the next roll`,
  /** @param {number} share @param {boolean} isLess */
  percent: (share, isLess) => `${isLess ? "<" : ""}${share}%`,
  left: (/** @type {number} */ n) => `${n} left`,
  out: "Out",
  /** What is read out of a player. */
  standing: {
    tokens,
    out: "gave up",
  },
  /** @param {number} value @param {boolean} lifted */
  die: (value, lifted) => (lifted ? `${value}, rolls again` : `${value}`),
  lying: (/** @type {number[]} */ dice) => `Dice: ${dice.join(" ")}`,
  noDice: "Nobody has rolled yet",
  /** @param {number} roll @param {number} all */
  rollOf: (roll, all) => `Roll ${roll} of ${all}`,

  theirTurn: (/** @type {string} */ name) => `${name}’s turn`,
  again: "Five alike: go again",
  placeOrRoll: "Place or roll",
  rollAgain: "Roll again",
  placeOrPass: "Place or pass",
  callCame: "Your call has come",
  callWhat: "Call what?",
  over: "The game is over",
  placeWhat: (/** @type {string} */ figure) => `Place ${said(figure)}?`,
  hints: {
    first: "Roll all five dice.",
    place: "Tap a lit box, or the dice to roll again.",
    lift: "Tap the dice to roll again.",
    pass: "Tap a lit box.",
    came: "Choose a Call box for it.",
    call: "It fills a Call box. A miss costs nothing.",
    lastCall: "It fills a Call box. A miss ends your turn.",
  },
  /** @param {string} name @param {string} figure @param {boolean | undefined} came */
  called: (name, figure, came) => `${name} called ${said(figure)}: it ${came ? "came" : "did not come"}.`,
  missed: (/** @type {string} */ figure) => `No luck: ${said(figure)} did not come.`,
  /** @param {string} figure @param {string} percent */
  calling: (figure, percent) => `Call ${said(figure)}? ${percent}`.trim(),
  /** @param {number} longest @param {number} points */
  gain: (longest, points) => `${ROWS[longest] ?? longest} in a row: ${points > 0 ? "+" : ""}${points}.`,
  noGain: "No row of three yet.",
  wins: "Five in a row: you win at once.",
  lastToken: "Your last token ends the game.",

  roll: "Roll",
  rollSome: (/** @type {number} */ dice) => (dice ? `Roll ${NUMBERS[dice]} again` : "Choose dice"),
  rollAndCall: "Roll and call",
  call: "Call",
  noCall: "No call",
  noCallBox: "Both Call boxes are full.",
  secTooLate: "Sec: first roll only.",
  pass: "Pass",
  back: "Back",
  placeOn: (/** @type {string} */ box) => `Place on ${box}`,
  watching: "You are watching.",
  openBoxes: (/** @type {number} */ boxes) => `${boxes} ${plural(boxes, { one: "box", other: "boxes" })} to place on`,
  /** @param {number} four the points of four in a row */
  worth: (four) => [
    ["3 in a row", "1 point"],
    ["4", points(four)],
    ["5", "wins"],
    ["Last token", "1 point"],
  ],

  /** @param {string[]} names of those who won */
  winners: (names) => plural(names.length, { one: `${names[0]} wins`, other: `${list(names)} share the victory` }),
  youWin: "You win",
  reasons: REASONS,
  points,
  /** @param {string[]} names @param {boolean} byLastToken or else by the number of tokens left */
  tie: (names, byLastToken) =>
    `Tied on points: ${list(names)} ${byLastToken ? "placed the last token" : "had fewest tokens left"}.`,

  options: {
    first: {
      label: "Who begins",
      values: { random: "Drawn at random", A: "Seat 1", B: "Seat 2", C: "Seat 3", D: "Seat 4" },
    },
    turn_limit: { label: "Turns each, at most" },
    odds: { label: "Show the odds", hint: "How likely each box is with the next roll." },
  },
  /** The bots, by the server's word for their strength. */
  bots: {
    random: { name: "Easy", hint: "Plays at random." },
    steady: { name: "Medium", hint: "Makes the most of its dice and grows its rows." },
    sharp: { name: "Hard", hint: "Also thinks ahead to your next turn and blocks it." },
  },
  /** Why a move is refused that the page offered, by code. */
  refusals: {
    game_over: "The game is over.",
    already_out: "You have given up already.",
    no_first_seat: "Nobody sits in the seat that should begin.",
  },

  phrases: { what_luck: () => ["What luck!"] },

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    grid_set_up: (e, { who }) =>
      say`${who(e.first)} begins${{ chance: ", chosen at random", host: ", as the host chose", turn: "" }[e.first_by]}`,
    turn_began: (e, { who }) => (e.again ? say`${who(e.seat)}: another turn` : say`${who(e.seat)}`),
    dice_rolled: (e, { by }) => [
      ...say`${by("rolls", "roll")} ${dice(e.rolled)}`,
      ...(e.kept.length ? say`, keeping ${dice(e.kept)}` : []),
      ...(e.call ? say`, calling ${strong(said(e.call))}: it ${e.came ? "comes" : "does not come"}` : []),
    ],
    token_placed: (e, { by }) =>
      say`${by("places", "place")} on ${strong(e.box)}: ${said(e.figure)}${e.gained > 0 ? `, +${points(e.gained)}` : ""}`,
    turn_passed: (e, { by }) => say`${by(...(PASSED[e.why] ?? PASSED.chosen))}`,
    seat_resigned: (_, { by }) => say`${by("gives up", "give up")}`,
    game_ended: (e, { who }) =>
      say`${strong(REASONS[e.reason])} ${listed(e.points.map((n, seat) => [who(seat), ` ${points(n)}`]))}`,
  }),
};
