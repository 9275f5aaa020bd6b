// Where seats and gaps lie on a big screen. Nobody is at the bottom, so the ring is an oblong: rows of cards stay level.

/** @typedef {[x: number, y: number]} At in halves of its width and height from the middle */

/** The seats by how many there are, clockwise from the top left. @type {Record<number, At[]>} */
export const SEATS = {
  3: [
    [-0.66, -0.72],
    [0.66, -0.72],
    [0, 1],
  ],
  4: [
    [-0.5, -1],
    [0.5, -1],
    [0.5, 1],
    [-0.5, 1],
  ],
  5: [
    [-0.5, -1],
    [0.5, -1],
    [0.97, 0.16],
    [0, 1],
    [-0.97, 0.16],
  ],
  6: [
    [-0.5, -1],
    [0.5, -1],
    [1, 0.06],
    [0.5, 1],
    [-0.5, 1],
    [-1, 0.06],
  ],
  7: [
    [-0.62, -1],
    [-0.21, -1],
    [0.21, -1],
    [0.62, -1],
    [0.56, 1],
    [0, 1],
    [-0.56, 1],
  ],
  8: [
    [-0.66, -1],
    [-0.22, -1],
    [0.22, -1],
    [0.66, -1],
    [0.66, 1],
    [0.22, 1],
    [-0.22, 1],
    [-0.66, 1],
  ],
  9: [
    [-0.62, -1],
    [-0.2, -1],
    [0.2, -1],
    [0.62, -1],
    [1, 0.08],
    [0.52, 1],
    [0, 1],
    [-0.52, 1],
    [-1, 0.08],
  ],
};

/** The gaps, by the seat before them, that don't lie halfway to the next: there are plates, or what is said. @type {Record<number, Record<number, At>>} */
const GAPS = {
  3: { 0: [0, -1], 1: [0.45, 0.14], 2: [-0.45, 0.14] },
  4: { 1: [0.74, 0], 3: [-0.74, 0] },
  5: { 1: [0.76, -0.7], 4: [-0.76, -0.7] },
  6: { 1: [0.76, -0.7], 2: [0.76, 0.86], 4: [-0.76, 0.86], 5: [-0.76, -0.7] },
  7: { 3: [0.83, 0], 6: [-0.83, 0] },
  8: { 3: [0.9, 0], 7: [-0.9, 0] },
  9: { 3: [0.81, -0.7], 8: [-0.81, -0.7] },
};

/**
 * Return where the gap behind a seat lies.
 * @param {number} count of seats
 * @param {number} seat
 * @returns {At}
 */
export function gapAfter(count, seat) {
  const [[x, y], [toX, toY]] = [SEATS[count][seat], SEATS[count][(seat + 1) % count]];
  return GAPS[count][seat] ?? [(x + toX) / 2, (y + toY) / 2];
}
