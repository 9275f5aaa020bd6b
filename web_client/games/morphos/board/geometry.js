// Where things are drawn: 100 units from point to point, half a pitch of clay around, then the rims of the owners.

import { isOn, pointAt, spotOf } from "../points.js";

/** Half a pitch of clay around the outermost points. */
export const MARGIN = 50;
/** The largest board whose rim names every file and rank. */
const ALL_NAMED = 13;

/** How wide the rims are. @param {number} size */
export const bandOf = (size) => (size > ALL_NAMED ? 70 : 50);

/** Return whether the rim names a file or rank at rest. @param {number} i @param {number} size */
export const isNamed = (i, size) => size <= ALL_NAMED || i % 2 === 0;

/** @param {number} x */
export const across = (x) => 100 * x;

/** @param {number} y @param {number} size */
export const down = (y, size) => 100 * (size - 1 - y);

/** Return a point's place in the drawing. @param {string} point @param {number} size @returns {[number, number]} */
export function middleOf(point, size) {
  const { x, y } = spotOf(point);
  return [across(x), down(y, size)];
}

/** Return the part of the drawing that shows the whole board. @param {number} size */
export function wholeBox(size) {
  const edge = MARGIN + bandOf(size);
  const side = 100 * (size - 1) + 2 * edge;
  return `${-edge} ${-edge} ${side} ${side}`;
}

/**
 * Return the point nearest to a place on the screen; null outside of the board.
 * @param {{clientX: number, clientY: number}} at
 * @param {DOMRect} box of the whole board
 * @param {number} size
 */
export function nearest({ clientX, clientY }, box, size) {
  const edge = MARGIN + bandOf(size);
  const unit = (100 * (size - 1) + 2 * edge) / box.width;
  const x = Math.round(((clientX - box.left) * unit - edge) / 100);
  const y = size - 1 - Math.round(((clientY - box.top) * unit - edge) / 100);
  return isOn({ x, y }, size) ? pointAt(x, y) : null;
}
