/** @import { Play } from "../../../ui/types.js" */
/** @import { Box } from "../../../motion/types.js" */
/** @import { Point } from "./geometry.js" */

import { html, useLayoutEffect, useRef, useState } from "../../../lib/index.js";
import { along, between, centre, plus, times } from "./geometry.js";

/** How far a shot swerves from the straight line, as a part of its length. */
const SWERVE = 0.35;

/**
 * Return the path of a shot between two cards: from edge to edge, bent away from the middle. So it
 * never seems to hit the card there, and never crosses the name of the player asked to step in.
 * @param {Box} from
 * @param {Box} to
 * @param {Box | null} middle
 * @returns {{d: string, at: (part: number) => Point}} the path as in SVG; where a part of it is, 0 to 1
 */
export function shotPath(from, to, middle) {
  const [start, end] = [centre(from), centre(to)];
  const bend = bendOf(start, end, middle, from.height);
  const one = plus(start, toEdge(between(start, bend), from));
  const other = plus(end, along(between(end, bend), to.width * 0.52));
  return {
    d: `M${one.x} ${one.y}Q${bend.x} ${bend.y} ${other.x} ${other.y}`,
    at: (part) => ({ x: curve(part, one.x, bend.x, other.x), y: curve(part, one.y, bend.y, other.y) }),
  };
}

/**
 * Return the way from the centre of a box to its edge.
 * @param {Point} towards
 * @param {Box} box
 */
const toEdge = ({ x, y }, { width, height }) =>
  times({ x, y }, Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y)));

/**
 * @param {Point} start
 * @param {Point} end
 * @param {Box | null} middle
 * @param {number} near pixels within which a line passes over the middle: it then bends upwards
 * @returns {Point}
 */
function bendOf(start, end, middle, near) {
  const half = plus(start, times(between(start, end), 0.5));
  const away = middle ? between(centre(middle), half) : { x: 0, y: 0 };
  const swerve = Math.hypot(end.x - start.x, end.y - start.y) * SWERVE;
  if (Math.hypot(away.x, away.y) < near) return plus(half, { x: 0, y: -swerve });
  if (middle && away.y > 0 && Math.abs(away.x) < near)
    return plus(half, { x: 0, y: -Math.min(swerve, roomAbove(half, middle)) });
  return plus(half, along(away, swerve));
}

/** Pixels below the middle card that are kept free for the text there. */
const WRITTEN = 90;

/**
 * Return how far a line under the middle may bend upwards, because the asked player's name stands below it.
 * @param {Point} half
 * @param {Box} middle
 */
const roomAbove = ({ y }, { top, height }) => Math.max(0, 2 * (y - top - height - WRITTEN));

/**
 * @param {number} part
 * @param {number} from
 * @param {number} bend
 * @param {number} to
 */
const curve = (part, from, bend, to) => (1 - part) ** 2 * from + 2 * (1 - part) * part * bend + part ** 2 * to;

/**
 * The shot that a player may still step into.
 * @param {{play: Play}} props
 */
export function ShotLine({ play }) {
  const { decision } = play.view;
  const asked = decision?.kind === "guard" ? decision : null;
  const line = useRef(/** @type {Element | null} */ (null));
  const [d, draw] = useState("");
  useLayoutEffect(() => {
    const felt = line.current?.parentElement;
    if (!felt || !asked) return undefined;
    const resizes = new ResizeObserver(() => draw(pathOn(felt, asked.shooter, asked.target)));
    resizes.observe(felt);
    return () => resizes.disconnect();
  }, [asked?.shooter, asked?.target]);
  if (!asked) return null;
  return html`<svg class="shot" ref=${line} data-shot aria-hidden="true"><path class="o" d=${d} /><path d=${d} /></svg>`;
}

/**
 * @param {HTMLElement} felt
 * @param {string} shooter a slot
 * @param {string} target a slot
 */
function pathOn(felt, shooter, target) {
  const table = felt.getBoundingClientRect();
  const [from, to, middle] = [shooter, target, "M"].map((slot) => boxIn(table, slot));
  return from && to ? shotPath(from, to, middle).d : "";
}

/**
 * @param {Box} table
 * @param {string} slot of a card, which may lie outside of the ring: in one's own hand
 * @returns {Box | null}
 */
function boxIn(table, slot) {
  const box = document.querySelector(`main [data-slot="${slot}"]`)?.getBoundingClientRect();
  return box ? { left: box.left - table.left, top: box.top - table.top, width: box.width, height: box.height } : null;
}
