// Where seats and gaps lie on a big screen. Nobody is at the bottom, so the ring is an oblong: rows of cards stay level.

/** @typedef {[x: number, y: number]} At in halves of its width and height from the middle */

/**
 * @typedef {{above: number[], high?: number, end?: At, below: number[]}} Rows from left to right, and back below; at both
 *   ends of the ring somebody sits if there is the right one
 */

/** @type {Record<number, Rows>} */
const ROWS = {
  3: { above: [-0.66, 0.66], high: -0.72, below: [0] },
  4: { above: [-0.5, 0.5], below: [0.5, -0.5] },
  5: { above: [-0.5, 0.5], end: [0.97, 0.16], below: [0] },
  6: { above: [-0.5, 0.5], end: [1, 0.06], below: [0.5, -0.5] },
  7: { above: [-0.62, -0.21, 0.21, 0.62], below: [0.56, 0, -0.56] },
  8: { above: [-0.66, -0.22, 0.22, 0.66], below: [0.66, 0.22, -0.22, -0.66] },
  9: { above: [-0.62, -0.2, 0.2, 0.62], end: [0.95, 0.08], below: [0.52, 0, -0.52] },
};

/** @param {number[]} row @param {number} y @returns {At[]} */
const level = (row, y) => row.map((x) => [x, y]);

/** @param {Rows} rows @returns {At[]} */
function placesIn({ above, high = -1, end, below }) {
  const seats = [...level(above, high), ...level(below, 1)];
  return end ? seats.toSpliced(above.length, 0, end).concat([[-end[0], end[1]]]) : seats;
}

/** The seats by how many there are, clockwise from the top left. @type {Record<string, At[]>} */
export const SEATS = Object.fromEntries(Object.entries(ROWS).map(([count, rows]) => [count, placesIn(rows)]));

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
