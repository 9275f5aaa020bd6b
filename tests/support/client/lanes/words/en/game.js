// English: what is said in Lanes.

export const game = {
  /** @param {string} name @param {number} square @param {number} length */
  square: (name, square, length) => `${name}: square ${square} of ${length}`,
  board: "The lanes",
  roll: "Roll the dice",
  choose: "Move by which die?",
  /** @param {string} name */
  waiting: (name) => `${name}’s turn`,
  /** @param {number[]} dice */
  rolled: (dice) => `rolled ${dice.join(" and ")}`,
  /** @param {number} square */
  moved: (square) => `moved to square ${square}`,
  bumped: "was sent back to the start",
  home: "The race is over.",
  laps: "Nobody reached the end.",
  options: { length: { label: "Squares" }, laps: { label: "Laps", unset: "Any number" } },
};
