// Written by `make wire` from the server's rules: don't edit.

/** All cards, in canonical order. @type {string[]} */
export const CARDS = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD"];

/** The attacks of each rank: damage, the most targets, and the greatest distance in zones. @type {Record<string, { strike?: number[], shoot?: number[] }>} */
export const ATTACKS = {
  2: { shoot: [1, 1, 1] },
  3: { strike: [2, 1, 0] },
  4: { shoot: [1, 1, 1] },
  5: { strike: [2, 1, 0] },
  6: { shoot: [1, 1, 1] },
  7: { strike: [2, 1, 0] },
  8: { shoot: [1, 1, 1] },
  9: { strike: [2, 1, 0] },
  10: { shoot: [1, 1, 1] },
  J: { shoot: [1, 1, 1] },
  Q: { shoot: [2, 1, 1] },
  K: { strike: [3, 1, 0], shoot: [1, 2, 1] },
  A: { strike: [3, 2, 0], shoot: [2, 3, 1] },
};

/** How high a building must stand for a card of a rank to come into play. @type {Record<string, number>} */
export const HEIGHT_NEEDED = {
  J: 3,
  Q: 4,
  K: 5,
  A: 6,
};

/** The ranks that go two zones, and that no strike reaches in vehicle mode. @type {string[]} */
export const FLYING = ["J", "A"];
