/** @import { Box } from "../../../motion/types.js" */

/** @typedef {{x: number, y: number}} Point */

/**
 * @param {Box} box
 * @returns {Point}
 */
export const centre = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * Return a square box around a point.
 * @param {Point} point
 * @param {number} side pixels
 * @returns {Box}
 */
export const around = ({ x, y }, side) => ({ left: x - side / 2, top: y - side / 2, width: side, height: side });

/**
 * Return the way from one point to another.
 * @param {Point} from
 * @param {Point} to
 * @returns {Point}
 */
export const between = (from, to) => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Return the way from the centre of one box to that of another.
 * @param {Box} from
 * @param {Box} to
 */
export const way = (from, to) => between(centre(from), centre(to));

/**
 * @param {Point} by
 * @param {number} part
 * @returns {Point}
 */
export const times = ({ x, y }, part) => ({ x: x * part, y: y * part });

/**
 * Return a way of that length in the same direction; upwards if there is none.
 * @param {Point} by
 * @param {number} length pixels
 * @returns {Point}
 */
export function along(by, length) {
  const whole = Math.hypot(by.x, by.y);
  return whole < 1 ? { x: 0, y: -length } : times(by, length / whole);
}

/**
 * Return a vector at a right angle to the left of another, with a part of its length.
 * @param {Point} by
 * @param {number} part
 * @returns {Point}
 */
export const aside = ({ x, y }, part) => ({ x: -y * part, y: x * part });

/**
 * @param {Point} one
 * @param {Point} other
 * @returns {Point}
 */
export const plus = (one, other) => ({ x: one.x + other.x, y: one.y + other.y });

/**
 * @param {Point} by
 * @returns {string} a transform
 */
export const shifted = ({ x, y }) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/**
 * A card turned about its upright axis: at 90 degrees it can't be seen.
 * @param {number} degrees
 * @returns {string} a transform
 */
export const turned = (degrees) => `perspective(600px) rotateY(${degrees}deg)`;
