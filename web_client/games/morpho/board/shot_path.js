/** @import { Box } from "../../../motion/types.js" */
/** @import { Point } from "./geometry.js" */

import { measured, roomOf } from "../../../motion/pixels.js";
import { along, aside, between, centre, plus, times } from "./geometry.js";

/** How far a shot may swerve from the straight line, as parts of its length: outwards, the nicest first. */
const SWERVES = [0.35, 0.2, 0.5, -0.25, -0.5, 0.75, -0.75];
/** How many points of a path are looked at. */
const POINTS = 40;
/** Pixels that a path keeps from texts. */
const CLEAR = 7;

/** What is read while a shot is under way: the headline, hints, notices, the newest sentence; and on a big screen. */
const TEXTS = "[data-headline], .dock .hint, .dock .note, .notice, .mid .rd, .feed-line, .on-air, .narration > *";
/** What a path passes beside where it can. */
const PASSED = ".plate, [data-slot]";

/** A path as in SVG, and where a part of it is, 0 to 1. @typedef {{d: string, at: (part: number) => Point}} Path */

/** @typedef {[start: Point, bend: Point, end: Point]} Curve */

/**
 * Return the path of a shot between two cards: from edge to edge, bent away from the middle. It never crosses a text.
 * Where there is no way around one, as to a card of one's own hand, only the part that is free is drawn.
 * @param {Box} from
 * @param {Box} to
 * @param {Box | null} middle
 * @param {Box[]} texts
 * @param {Box[]} passed
 * @returns {Path}
 */
export function shotPath(from, to, middle, texts, passed) {
  const curves = SWERVES.map((swerve) => curveOf(from, to, middle, swerve));
  const rated = curves.map((curve) => ({ curve, free: freePart(curve, texts), over: hits(curve, passed) }));
  const longest = Math.max(...rated.map(({ free }) => lengthOf(free)));
  const [{ curve, free }] = rated
    .filter(({ free }) => lengthOf(free) === longest)
    .sort((one, other) => one.over - other.over);
  const [one, bend, other] = partOf(curve, free);
  return {
    d: `M${one.x} ${one.y}Q${bend.x} ${bend.y} ${other.x} ${other.y}`,
    at: (part) => at([one, bend, other], part),
  };
}

/**
 * Return the boxes of all texts that are read during a shot, and of what it passes beside.
 * @param {Point} origin of the coordinates, in the window
 * @returns {{texts: Box[], passed: Box[]}}
 */
export function obstaclesFrom(origin) {
  /** @param {string} selector */
  const boxes = (selector) =>
    [...document.querySelectorAll(`main :is(${selector})`)].map((element) => boxFrom(origin, element));
  return { texts: [...boxes(TEXTS).filter(({ width }) => width > 1), ...besides(origin)], passed: boxes(PASSED) };
}

/** Return what lies left and right of the window, and at its upper edge. @param {Point} origin @returns {Box[]} */
function besides({ x, y }) {
  const { width, height } = roomOf();
  return [
    ...[-width, width].map((left) => ({ left: left - x, top: -y, width, height })),
    { left: -x, top: -height - y, width, height: height + 12 },
  ];
}

/** @param {Point} origin @param {Element} element @returns {Box} */
export function boxFrom({ x, y }, element) {
  const { left, top, width, height } = measured(element);
  return { left: left - x, top: top - y, width, height };
}

/**
 * @param {Box} from
 * @param {Box} to
 * @param {Box | null} middle
 * @param {number} swerve as a part of the length, away from the middle
 * @returns {Curve}
 */
function curveOf(from, to, middle, swerve) {
  const [start, end] = [centre(from), centre(to)];
  const straight = between(start, end);
  const half = plus(start, times(straight, 0.5));
  const length = Math.hypot(straight.x, straight.y);
  const beside = aside(straight, 1);
  const out = middle ? between(centre(middle), half) : beside;
  // Along the line itself, as from or over the middle, there is no outwards: a bend could lie at an end.
  const away = Math.abs(out.x * beside.x + out.y * beside.y) < length ? beside : out;
  const bend = plus(half, along(away, length * swerve));
  return [plus(start, toEdge(between(start, bend), from)), bend, plus(end, along(between(end, bend), to.width * 0.52))];
}

/**
 * Return the way from the centre of a box to its edge.
 * @param {Point} towards
 * @param {Box} box
 */
const toEdge = ({ x, y }, { width, height }) =>
  times({ x, y }, Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y)));

/** @param {Curve} curve @param {number} part */
function at([one, bend, other], part) {
  const [before, after] = [1 - part, part];
  return plus(plus(times(one, before ** 2), times(bend, 2 * before * after)), times(other, after ** 2));
}

/** @param {Curve} curve @param {[number, number]} part @returns {Curve} */
function partOf(curve, [from, to]) {
  const [one, bend, other] = curve;
  const middle = plus(
    plus(times(one, (1 - from) * (1 - to)), times(bend, from * (1 - to) + to * (1 - from))),
    times(other, from * to),
  );
  return [at(curve, from), middle, at(curve, to)];
}

/** @param {[number, number]} part */
const lengthOf = ([from, to]) => to - from;

/**
 * Return the longest part of a curve that lies on no text.
 * @param {Curve} curve
 * @param {Box[]} texts
 * @returns {[number, number]}
 */
function freePart(curve, texts) {
  let best = /** @type {[number, number]} */ ([0, 0]);
  let start = /** @type {number | null} */ (null);
  for (let i = 0; i <= POINTS; i += 1) {
    const part = i / POINTS;
    if (texts.some((text) => isIn(at(curve, part), text, CLEAR))) start = null;
    else {
      start ??= part;
      if (part - start > lengthOf(best)) best = [start, part];
    }
  }
  return best;
}

/** Count the points of a curve that lie on something, its ends apart. @param {Curve} curve @param {Box[]} boxes */
function hits(curve, boxes) {
  let count = 0;
  for (let i = 4; i <= POINTS - 4; i += 1) {
    if (boxes.some((box) => isIn(at(curve, i / POINTS), box, 0))) count += 1;
  }
  return count;
}

/** @param {Point} point @param {Box} box @param {number} margin */
const isIn = ({ x, y }, { left, top, width, height }, margin) =>
  x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin;
