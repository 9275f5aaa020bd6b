// The words of Morphos.

/** @import { GameEvents } from "../../types.js" */
/** @import { Colour, Mutator, Reason } from "../../wire.js" */
/** @import { WordsFor } from "../../../../i18n/types.js" */

import { grammarOf } from "../../../../i18n/grammar.js";
import { say, strong } from "../../../../i18n/say.js";

const { plural } = grammarOf("en-GB");

/** @type {WordsFor<Colour>} */
const SIDES = { B: "Black", W: "White" };

/** What each side joins. @type {WordsFor<Colour>} */
const AIMS = { B: "bottom and top", W: "left and right" };

/** Names, the same in every language. @type {WordsFor<Mutator>} */
const MUTATORS = {
  minimorph: "Minimorph",
  deepmorph: "Deepmorph",
  duomorph: "Duomorph",
  remorph: "Remorph",
  metamorph: "Metamorph",
};

/** Why a game ends. @type {WordsFor<Reason>} */
const REASONS = {
  chain: "A chain joins two opposite edges.",
  deadlock: "Neither side can move any more.",
  resigned: "The other side gave up.",
};

export const game = {
  title: "Morphos",
  players: "Players",
  sides: SIDES,
  /** The ways that they go. */
  ways: /** @type {WordsFor<Colour>} */ ({ B: "bottom to top", W: "left to right" }),
  position: "Stones on the board",
  boardKeys: (/** @type {number} */ n) =>
    `Board, ${n} by ${n}. Arrow keys move the point that you aim at, Enter plays there.`,
  /** @param {string} point @param {string | undefined} colour @param {boolean} weak */
  lies: (point, colour, weak) =>
    `${point} ${colour ? `${SIDES[colour].toLowerCase()}${weak ? ", weak" : ""}` : "empty"}`,
  /** What is read out of a player. */
  standing: {
    stones: (/** @type {number} */ n) => `${n} ${plural(n, { one: "stone", other: "stones" })}`,
  },
  lens: "Around the point",
  lensHint: "Tap to move it",
  lastMove: (/** @type {string} */ point) => `Last: ${point}`,
  turnNumber: (/** @type {number} */ n) => `Turn ${n}`,
  mutatorNames: MUTATORS,
  legend: {
    title: "How to read the board",
    weak: ["Half turned", "weak: the other side may turn it"],
    brackets: ["In brackets", "you can turn it now"],
    chain: ["Grown together", "neighbours; corners never join"],
  },

  over: "The game is over",
  theirTurn: (/** @type {string} */ name) => `${name}’s turn`,
  yourAim: (/** @type {string} */ colour) => `You have ${SIDES[colour]}: join ${AIMS[colour]}.`,
  placeWhat: (/** @type {string} */ point) => `Place ${point}?`,
  flipWhat: (/** @type {string} */ point) => `Turn ${point}?`,
  returnWhere: "Put it back",
  returnWhat: (/** @type {string} */ point) => `Return to ${point}?`,
  second: "And a second",
  swapWhat: "Swap colours?",
  hints: {
    move: (/** @type {string} */ colour) => `Join ${AIMS[colour]}. Tap a point, or a stone in brackets.`,
    place: "Move it here, or in the lens.",
    placeAgain: "Press Enter or click it again to play.",
    placeTap: "Play it with the button, or tap another point.",
    placeWeak: (/** @type {string} */ name) => `It would be weak: ${name} could turn it.`,
    flip: (/** @type {string} */ name) => `${name}’s stone becomes yours. The marked stones make it weak.`,
    /** @param {string} name @param {string | null} point */
    back: (name, point) => `${name} turned ${point ?? "your stone"}. First your stone returns, then you move.`,
    second: (/** @type {number} */ points) =>
      `Next to the first. ${points} ${plural(points, { one: "point is", other: "points are" })} open.`,
    swap: "Take Black and the first stone, or tap a point and stay White.",
    skipped: (/** @type {string} */ colour) => `${SIDES[colour]} could not move and was skipped.`,
  },
  /** Why nothing can be played on a point. */
  closed: {
    own: "Your stone.",
    firm: "It is not weak.",
    fresh: "It was turned just now.",
    back: "It can’t be turned: it could be turned back, or the position would repeat.",
    notBeside: "The second stone goes next to the first.",
    returnFirst: "First put your stone back.",
    taken: "A stone lies there.",
  },

  place: (/** @type {string} */ point) => `Place ${point}`,
  flip: (/** @type {string} */ point) => `Turn ${point}`,
  putBack: (/** @type {string} */ point) => `Return to ${point}`,
  takeBlack: "Take Black",
  back: "Back",
  watching: "You are watching.",

  wins: (/** @type {string} */ name) => `${name} wins`,
  youWin: "You win",
  reasons: REASONS,
  /** @param {string} name @param {string} colour @param {number} turns @param {number} stones of the way */
  joined: (name, colour, turns, stones) =>
    `${name} joined ${AIMS[colour]} in ${turns} turns, by a chain of ${stones} stones.`,
  /** @param {string} colour who won a deadlock */
  stuck: (colour) =>
    `Neither side can move. ${colour === "B" ? "Two stones of one colour lie above each other, so Black wins." : "No two stones of one colour lie above each other, so White wins."}`,
  gaveUp: (/** @type {string} */ name) => `${name} gave up.`,
  firstDrawn: (/** @type {string} */ name) => `Black: ${name}`,

  /** The bots, by the server's word for their strength. */
  bots: {
    random: { name: "Easy", hint: "Plays at random." },
    connector: { name: "Medium", hint: "Counts how many stones each side still needs." },
    strategist: { name: "Hard", hint: "Also plays many games ahead in its head." },
  },
  /** Why a move is refused that the page offered, by code. */
  refusals: {
    game_over: "The game is over.",
    not_your_turn: "It is not your turn.",
    point_taken: "A stone lies there.",
    size_not_offered: "This size can’t be played with these mutators.",
    metamorph_needs_minimorph: "Metamorph needs Minimorph.",
    metamorph_excludes_duomorph: "Metamorph and Duomorph can’t be played together.",
    metamorph_excludes_remorph: "Metamorph and Remorph can’t be played together.",
    minimorph_needs_open_edges: "Minimorph can’t be played with closed edges.",
  },

  /** The feed of the game. */
  events: /** @type {GameEvents} */ ({
    board_set_up: (e, { who }) =>
      say`${who(e.black)} has Black${{ chance: ", drawn at random", host: ", as the host chose", turn: " this time" }[e.black_by]}`,
    stone_placed: (e, { by }) => say`${by("places", "place")} on ${strong(e.point)}`,
    stone_flipped: (e, { by }) => say`${by("turns", "turn")} ${strong(e.point)}`,
    stone_returned: (e, { by }) => say`${by("returns a stone", "return your stone")} to ${strong(e.point)}`,
    colours_swapped: (_, { by }) => say`${by("swaps and takes Black", "swap and take Black")}`,
    side_skipped: (_, { by }) => say`${by("has no move and is skipped", "have no move and are skipped")}`,
    side_won: (e, { by }) => say`${by("wins", "win")} with ${SIDES[e.colour]}. ${strong(REASONS[e.reason])}`,
  }),
};
