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

/** How far beside the seats a gap lies that is between two of them one above the other. */
const BESIDE = 0.24;

/**
 * Return where the gap behind a seat lies: between it and the next, beside what is said there.
 * @param {number} count of seats
 * @param {number} seat
 * @returns {At}
 */
export function gapAfter(count, seat) {
  const [[x, y], [toX, toY]] = [SEATS[count][seat], SEATS[count][(seat + 1) % count]];
  const middle = (x + toX) / 2;
  const isBetweenRows = Math.abs(x - toX) < 0.1;
  return [isBetweenRows ? middle + Math.sign(middle) * BESIDE : middle, (y + toY) / 2];
}
