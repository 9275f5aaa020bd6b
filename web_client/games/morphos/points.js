// Points, what joins the stones on them, and what makes a stone weak, by the tables that the server has written.

/** @import { Bar, Position, Spot } from "./types.js" */
/** @import { Colour, MorphosView } from "./wire.js" */

import { words } from "../../i18n/words.js";
import { MINIMORPH_PATTERNS, PATTERNS } from "./rule_tables.js";

export const FILES = "abcdefghijklmnopqrs";

/** Name a point by its place. @param {number} x @param {number} y */
export const pointAt = (x, y) => `${FILES[x]}${y + 1}`;

/** Return where a point lies. @param {string} point @returns {Spot} */
export const spotOf = (point) => ({ x: FILES.indexOf(point[0]), y: Number(point.slice(1)) - 1 });

/** Return whether a board of some size has a point there. @param {Spot} spot @param {number} size */
export const isOn = ({ x, y }, size) => x >= 0 && y >= 0 && x < size && y < size;

/** @param {Colour} colour @returns {Colour} */
export const otherColour = (colour) => (colour === "B" ? "W" : "B");

/** Say what lies on a point. @param {string} point @param {Pick<Position, "stones" | "weak">} position */
export const howItLies = (point, { stones = {}, weak = {} }) =>
  words("morphos-lies", { point, colour: stones[point] ?? "none", weak: Boolean(weak[point]) });

/**
 * Return the number of the turn that is played, or was the last one: a turn that a win left to nobody does not count.
 * @param {Pick<MorphosView, "turn_number" | "reason">} view
 */
export const turnOf = ({ turn_number = 1, reason }) =>
  reason === undefined || reason === "resigned" ? turn_number : turn_number - 1;

/** The points that a move is about: none for a swap. @param {string} move */
export const pointOf = (move) => /[a-s]\d+$/.exec(move)?.[0] ?? null;

/**
 * Return what joins a stone to its neighbours on the right and above, and to its own edges.
 * @param {string} point
 * @param {Pick<Position, "stones" | "size">} position
 * @returns {Bar[]}
 */
export function barsFrom(point, { stones = {}, size }) {
  const colour = stones[point];
  const { x, y } = spotOf(point);
  const first = colour === "B" ? y === 0 : x === 0;
  const last = colour === "B" ? y === size - 1 : x === size - 1;
  const ways = [
    { way: 0, isEdge: false, on: stones[pointAt(x + 1, y)] === colour },
    { way: -90, isEdge: false, on: stones[pointAt(x, y + 1)] === colour },
    { way: colour === "B" ? 90 : 180, isEdge: true, on: first },
    { way: colour === "B" ? -90 : 0, isEdge: true, on: last },
  ];
  return ways
    .filter(({ on }) => on)
    .map(({ way, isEdge }) => ({ key: `${point}${isEdge ? "edge" : ""}${way}`, x, y, way, colour, isEdge }));
}

/**
 * Return the bars that end at a stone.
 * @param {string} point
 * @param {Pick<Position, "stones" | "size">} position
 */
export function barsAt(point, position) {
  const { x, y } = spotOf(point);
  const to = [
    [x - 1, y, 0],
    [x, y - 1, -90],
  ].flatMap(([fromX, fromY, way]) => {
    const from = isOn({ x: fromX, y: fromY }, position.size) && pointAt(fromX, fromY);
    const isSame = from && position.stones?.[from] === position.stones?.[point];
    return isSame ? barsFrom(from, position).filter((bar) => bar.way === way && !bar.isEdge) : [];
  });
  return [...barsFrom(point, position), ...to];
}

/**
 * Return the stones that make a stone weak, by the first pattern that fits (R4); null for none. Those of the side to
 * move, and the one that counts as its friend (R7.2a), look at the stones of the other side.
 * @param {string} point
 * @param {Position} position
 * @returns {string[] | null}
 */
export function patternAt(point, { stones = {}, size, mutators, edge_rule, deep_point }) {
  const enemy = otherColour(stones[point]);
  const { x, y } = spotOf(point);
  const isClosed = edge_rule === "closed";
  for (const pattern of mutators.includes("minimorph") ? MINIMORPH_PATTERNS : PATTERNS) {
    const spots = pattern.map(([dx, dy, loose]) => ({ x: x + dx, y: y + dy, loose }));
    const on = spots.filter((spot) => isOn(spot, size));
    const isWhole = spots.every((spot) => isOn(spot, size) || (isClosed && spot.loose));
    const points = on.map((spot) => pointAt(spot.x, spot.y));
    if (isWhole && points.every((one) => stones[one] === enemy || one === deep_point)) return points;
  }
  return null;
}

/**
 * Return whether a new stone would be weak at once.
 * @param {string} point
 * @param {Colour} colour
 * @param {Position} position
 */
export const wouldBeWeak = (point, colour, position) =>
  patternAt(point, { ...position, stones: { ...position.stones, [point]: colour }, deep_point: undefined }) !== null;

/** Return the colour of a seat. @param {{black: number}} view @param {number | null} seat @returns {Colour} */
export const colourOf = ({ black }, seat) => (seat === black ? "B" : "W");

/** Return the point in the middle of a board, or the one below and left of it. @param {number} size */
export const middlePoint = (size) => pointAt(Math.floor((size - 1) / 2), Math.floor((size - 1) / 2));
