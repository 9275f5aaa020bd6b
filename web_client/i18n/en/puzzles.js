// English: what is said on the pages of puzzles.

export const puzzles = {
  none: "This game has no puzzles.",
  /** @param {string} game */
  title: (game) => `Puzzles · ${game}`,
  /** @param {number} solved @param {number} all */
  solvedOf: (solved, all) => `${solved} of ${all} solved`,
  solvedBefore: "solved",
  keptHere: "What you have solved is kept in this browser only.",
  /** @param {number} at @param {number} all */
  numberOf: (at, all) => `${at}/${all}`,
  /** @param {number} turns */
  goal: (turns) => (turns === 1 ? "Win this turn" : `Win in ${inWords(turns)} turns`),
  /** @param {number} turns @returns {string} */
  task: (turns) => `${puzzles.goal(turns)}.`,
  /** @param {number} turn @param {number} turns */
  turnOf: (turn, turns) => `Turn ${turn} of ${turns}.`,
  /** @param {number} turns */
  solved: (turns) => (turns === 1 ? "Solved in one." : `Solved in ${inWords(turns)}.`),
  shown: "That is the solution. Next time on your own?",
  /** @param {number} turns */
  failed: (turns) =>
    turns === 1 ? "That does not win. Try again!" : `You can no longer win in ${inWords(turns)} turns. Try again!`,
  tryAgain: "Try again",
  showFirst: "Show the first move",
  next: "Next puzzle",
  all: "All puzzles",
  refusals: /** @type {Record<string, string>} */ ({
    no_such_puzzle: "There is no such puzzle.",
    not_in_puzzle: "You can’t do that in a puzzle.",
    puzzle_over: "This attempt is over.",
  }),
};

/** @param {number} count */
function inWords(count) {
  return ["zero", "one", "two", "three", "four", "five", "six"][count] ?? String(count);
}
