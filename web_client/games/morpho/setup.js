// What is dealt, by number of players: for the rules only. At a table the server says it.

/** The identities that every round has, in the order of the numbers below. */
export const DEALT = ["leader", "technician", "bodyguard", "killer", "deserter"];

/**
 * How many of each are dealt in a basic game. In an expert game one Deserter fewer is dealt,
 * and the Unknown in its place.
 * @type {Record<number, number[]>}
 */
export const DEALS = {
  3: [1, 1, 1, 1, 3],
  4: [1, 1, 1, 1, 5],
  5: [1, 1, 2, 2, 5],
  6: [1, 1, 3, 2, 6],
  7: [1, 1, 3, 2, 1],
  8: [1, 1, 3, 2, 2],
  9: [1, 1, 4, 2, 2],
};

/**
 * Return how many cards each player holds.
 * @param {number} players
 */
export const handSize = (players) => (players <= 6 ? 2 : 1);
