// The grid, its runs and what they are worth, by the tables that the server has written.

/** @import { Run } from "./types.js" */
/** @import { MorpyamView } from "./wire.js" */

import { GRID, KO, WORTH } from "./rule_tables.js";

const FILES = "abcdef";
const SIZE = FILES.length;

/** The boxes as they lie, from a6 to f1. */
export const ROWS = GRID.map((_, row) => [...FILES].map((file) => `${file}${SIZE - row}`));

/** The figure of each box. @type {Record<string, string>} */
export const FIGURE = Object.fromEntries(
  GRID.flatMap((figures, row) => figures.split(" ").map((figure, file) => [ROWS[row][file], figure])),
);

/** The ways in which lines run: to the right, up, and both diagonals. */
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** Return where a box lies, counted from the lower left. @param {string} box */
export const placeOf = (box) => ({ x: FILES.indexOf(box[0]), y: Number(box[1]) - 1 });

/** @param {string} box @param {number[]} way */
function next(box, [across, up]) {
  const { x, y } = placeOf(box);
  return `${FILES[x + across] ?? ""}${y + up + 1}`;
}

/**
 * Return the runs of three and more.
 * @param {Record<string, number>} grid the seats of tokens by box
 * @returns {Run[]}
 */
export function runsOn(grid) {
  return Object.entries(grid).flatMap(([first, seat]) =>
    WAYS.flatMap((way) => {
      const boxes = [first];
      if (grid[next(first, [-way[0], -way[1]])] === seat) return [];
      for (let box = next(first, way); grid[box] === seat; box = next(box, way)) boxes.push(box);
      return boxes.length > 2 ? [{ seat, boxes }] : [];
    }),
  );
}

/** Return the points of a run. @param {Run} run @param {number} seats who began the game */
export const worthOf = ({ boxes }, seats) => WORTH[seats]?.[boxes.length] ?? 0;

/** @param {Run} run */
export const isKo = ({ boxes }) => boxes.length >= KO;

/** Return how many tokens of a seat lie next to each other from a box on, that way. @param {Record<string, number>} grid @param {number} seat @param {string} box @param {number[]} way */
function lengthFrom(grid, seat, box, way) {
  let length = 0;
  for (let at = next(box, way); grid[at] === seat; at = next(at, way)) length += 1;
  return length;
}

/**
 * Return the seats that would win with a token on a free box, by box. Players who gave up threaten nothing.
 * @param {Pick<MorpyamView, "grid" | "out">} view
 * @returns {Map<string, number[]>}
 */
export function threatsOn({ grid = {}, out = [] }) {
  const seats = [...new Set(Object.values(grid))].filter((seat) => !out.includes(seat)).sort();
  /** @param {string} box @param {number} seat */
  const wins = (box, seat) =>
    WAYS.some(([x, y]) => lengthFrom(grid, seat, box, [x, y]) + 1 + lengthFrom(grid, seat, box, [-x, -y]) >= KO);
  const free = ROWS.flat().filter((box) => !(box in grid));
  return new Map(
    free.flatMap((box) => {
      const threatening = seats.filter((seat) => wins(box, seat));
      return threatening.length ? [[box, threatening]] : [];
    }),
  );
}

/**
 * Return the runs that a token would be part of, and the points that it would bring.
 * @param {Pick<MorpyamView, "grid" | "seats">} view
 * @param {number} seat
 * @param {string} box
 */
export function gainOf({ grid = {}, seats }, seat, box) {
  /** @param {Run[]} runs */
  const points = (runs) => runs.reduce((sum, run) => sum + (run.seat === seat ? worthOf(run, seats) : 0), 0);
  const after = runsOn({ ...grid, [box]: seat });
  return {
    runs: after.filter(({ boxes }) => boxes.includes(box)),
    points: points(after) - points(runsOn(grid)),
  };
}
