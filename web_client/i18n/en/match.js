// English: what is said beside the moves of a match: of pauses, what was missed, keys and ends.

import { grammarOf } from "../grammar.js";

const { plural, list } = grammarOf("en-GB");

export const match = {
  // What was missed
  /** @param {number} count */
  missed: (count) =>
    plural(count, {
      one: "1 move was made while you were away",
      other: `${count} moves were made while you were away`,
    }),
  showMissed: "Show",
  showMissedAll: "Show what was missed",
  missedBefore: "Previous move",
  missedNext: "Next move",
  missedClose: "Back to the present",
  /** @param {number} at @param {number} count */
  missedStep: (at, count) => `${at} of ${count}`,

  // Waiting
  leaveMatchSure: "Leave in the middle of the match? You will lose your seat.",
  allMoves: "All your legal moves",
  leaveSure: "Leave this table?",

  // Play
  whatHappened: "What happened",
  earlier: "Earlier",
  saySomething: "Say something",
  send: "Send",

  // Out of a round
  youAreOut: "You’re out of this round.",
  outSeesNoMore: "You see what everybody sees, and what you saw before.",
  outSeesAll: "You see all cards.",
  onlyOutHear: "Only players who are out hear you until the round is over.",
  bet: "Bet on who scores",
  betQuestion: "Who will score? You can’t change your bet.",
  /** @param {string} name */
  yourBet: (name) => `You bet on ${name}.`,
  /** @param {string} who @param {string} on @param {boolean} right */
  betWas: (who, on, right) => (right ? `${who} bet on ${on}: right.` : `${who} bet on ${on}: wrong.`),

  /** @param {string} time */
  timeLeft: (time) => `${time} left`,
  /** @param {string} time of the reserve */
  bankLeft: (time) => `reserve ${time}`,
  /** @param {string} move what is done when time is up */
  timeoutMove: (move) => `At zero: ${move}`,
  timeUp: "time is up",
  /** Read out once. @param {number} seconds */
  timeShort: (seconds) => `Hurry: ${plural(seconds, { one: `${seconds} second`, other: `${seconds} seconds` })} left.`,

  // Newcomers
  /** @param {string[]} names */
  seatAskedBy: (names) => `${list(names)} ${plural(names.length, { one: "asks", other: "ask" })} for a seat`,
  /** @param {string} name */
  letIn: (name) => `Let ${name} in now`,
  askNoLonger: "Just watch",

  // Keys
  keys: "Keys",
  usualKeys: /** @type {Record<string, string>} */ ({
    Tab: "to the next part: from the question to the answers, then to the table",
    "←, →": "to the next answer, or around the table to the next place you can choose",
    Enter: "choose",
    Esc: "take back the last step, or close what is open",
  }),
  singleKeys: "Single-character keys",
  singleKeysHint: "Turn them off if you dictate, or if they get in your way.",
  characterKeys: /** @type {Record<string, string>} */ ({
    "1 … 9": "choose an answer, counted from the first",
    Q: "to the question, the round’s result or the winner",
    T: "to the places on the table you can choose",
    I: "look up what has the focus",
    L: "what happened",
    C: "say something",
    M: "menu",
    P: "pause",
    R: "rules",
    "?": "these keys",
  }),
  pause: "Pause",
  resume: "Resume",
  wishPause: "I’d like a pause",
  wishToGoOn: "We can go on",
  /** @param {number} agreed @param {number} of */
  agreedOf: (agreed, of) => `${agreed} of ${of}`,
  /** @param {string} name */
  pausedBy: (name) => `${name} paused the table`,
  pausedByAll: "Everybody agreed: the table is paused",
  pausedHint: "Nobody can move, and the clock is stopped.",
  /** @param {string[]} names */
  pauseWishedBy: (names) => `${list(names)} would like a pause`,
  standInOver: "A stand-in played for you while you were away. The seat is yours again.",
  endMatch: "End the match",
  endMatchSure: "End the match now, for everybody?",
  nextRound: "Next round",
  nextRoundWith: "Options",
  /** @param {string} name */
  hostGoesOn: (name) => `${name} starts the next round.`,
  matchOver: "Match over",
  /** @param {string[]} names */
  wins: (names) =>
    names.length
      ? plural(names.length, { one: `${names[0]} wins`, other: `${list(names)} share the victory` })
      : "A draw",
  youWin: "You win",
  podium: "See the result",
  matchBegins: "The match is about to begin.",
  rematch: "Play again, same seats",
  /** @param {string} name */
  hostRematches: (name) => `${name} can start another match.`,
  arrange: "Change seats or options",
  backToSeats: "Change seats",
  shareResult: "Share the result",
  /** @param {number} points */
  points: (points) => `${points} ${plural(points, { one: "point", other: "points" })}`,

  // Chat
  showOnly: "Show",
  filters: { all: "All", round: "This round", yours: "Only you", chat: "Chat" },

  // When a match is over
  howItWent: "How it went",

  // Notifications
  /**
   * A notice of the system, which others may see: so it says nothing of what one knows.
   * @param {"turn" | "reaction"} wanted @param {string} code
   */
  notice: (wanted, code) => ({
    title: wanted === "turn" ? "Your turn" : "You must react",
    body: `Table ${code} is waiting for you.`,
  }),
};
