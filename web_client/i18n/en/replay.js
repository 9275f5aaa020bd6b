// English: what is said where a round is seen again.

import { grammarOf } from "../grammar.js";

const { plural } = grammarOf("en-GB");

export const replay = {
  watchAgain: "Watch again",
  /** @param {number} number */
  round: (number) => `Round ${number}`,
  /** @param {number} moves @param {number} minutes */
  length: (moves, minutes) => `${moves} ${plural(moves, { one: "move", other: "moves" })}, ${minutes} min`,
  pointsByRound: "Points by round",
  picture: "Picture of the result",
  asTable: "The same as a table",
  seenBy: "Seen by",
  allCards: "All cards",
  spectator: "A spectator",
  /** @param {string} name */
  onlySeenBy: (name) => `Only ${name} saw this`,
  whoKnewWhat: "Who knew what",
  /** How somebody knew a card. */
  knownHow: /** @type {Record<string, string>} */ ({
    own: "their own",
    seen: "seen",
    open: "open to all",
    sure: "worked out",
    unknown: "unknown",
  }),
  calledOff: "The match was called off here.",
  moment: "Moment",
  /** What is said of a move of which these eyes saw nothing. */
  inSecret: "A move in secret",
  /** @param {number} at @param {number} count */
  stepOf: (at, count) => `${at} of ${count}`,
  first: "To the beginning",
  previous: "Previous move",
  next: "Next move",
  play: "Play",
  stop: "Pause",
  /** @param {string} times */
  speed: (times) => `Speed: ${times}`,
  copyLink: "Copy a link to this moment",
  save: "Save",
  saveRecord: "Record of the round",
  saveJson: "Record as JSON",
  report: "Report a problem",
  reportSaved:
    "The report is saved on this device. It has what you may know of the round, and neither names nor chat. Send it to the host of this server.",
  reported: "Report",
  emptyReport: "No round had been played when it was saved.",
  openHint: "See the round of a record file, or of a report, move by move. The server plays it and keeps nothing.",
  chooseFile: "Choose a file",
  dropFile: "or drop it here",
  severalRecords: "Records in this file",
  /** @param {number} number */
  untitled: (number) => `Record ${number}`,
  endsHere: "The record ends here.",
  back: "Back to the table",
  loading: "Loading the round…",
  otherGame: "The table plays another game now.",
  tryAgain: "Try again",

  // The bets on the rounds of a match
  bets: "Bets",
  /** @param {string} name @param {number} right @param {number} of bets */
  betRight: (name, right, of) => `${name}: ${right} of ${of} right`,

  /** Why a round is not shown, by code. */
  refusals: /** @type {Record<string, string>} */ ({
    no_such_match: "There was no such match at this table.",
    no_such_round: "There was no such round at this table.",
    match_goes_on: "The match is not over yet.",
    no_records: "There are no record files for this game.",
    no_analysis: "What could have been known isn’t worked out here.",
    bad_record: "This record can’t be played.",
  }),
};
