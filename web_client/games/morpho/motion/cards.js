// How cards move by themselves: turned over, lifted, sent somewhere.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Cover, Place, Scene } from "../../../motion/types.js" */
/** @import { Point } from "../board/geometry.js" */

import { easing } from "../../../motion/timing.js";
import { around, aside, centre, plus, shifted, times, turned, way } from "../board/geometry.js";
import { back, face, isUp, shape, stamp } from "./looks.js";
import { BREATH } from "./captions.js";

/** How long a place shines after it was shown, in milliseconds. */
const SHINES = 900;

/**
 * Keep a card face down when its event is replayed, as it lay then.
 * @param {Scene} scene
 * @param {Place} slot
 */
export function keepDown(scene, slot) {
  const card = scene.keep(slot);
  if (scene.again) card.node = back();
  return card;
}

/**
 * Return what this page itself has seen in a slot by an update.
 * @param {Scene} scene
 * @param {Place} slot
 * @returns {string | null}
 */
export const seenIn = ({ all }, slot) =>
  all.find(({ kind, cards }) => kind === "saw" && cards[slot])?.cards[slot] ?? null;

/**
 * Show something only from a moment on.
 * @param {Overlay} overlay
 * @param {HTMLElement} node
 * @param {number} moment milliseconds after the act has begun
 */
export const appear = (overlay, node, moment) =>
  overlay.move(node, [{ opacity: 0 }, { opacity: 1 }], { lasts: 1, delay: moment });

/**
 * Show something only up to a moment.
 * @param {Overlay} overlay
 * @param {HTMLElement | null} node
 * @param {number} moment milliseconds after the act has begun
 */
export const vanish = (overlay, node, moment) =>
  overlay.move(node, [{ opacity: 1 }, { opacity: 0 }], { lasts: 1, delay: moment });

/**
 * Turn a card up. If this page already sees it open, it only hops.
 * @param {Overlay} overlay
 * @param {Cover} card
 * @param {string} identity
 * @param {{lasts: number, delay?: number}} timing in milliseconds
 * @returns {HTMLElement | null} what shows the card in the end
 */
export function turnUp(overlay, { node, box }, identity, { lasts, delay = 0 }) {
  if (!node || !box) return null;
  if (isUp(node)) {
    overlay.move(node, [{ scale: 1 }, { scale: 1.08 }, { scale: 1 }], { lasts, delay, easing: easing("both") });
    return node;
  }
  const up = overlay.add(face(identity), box);
  const half = lasts / 2;
  overlay.move(node, [{ transform: turned(0) }, { transform: turned(90) }], {
    lasts: half,
    delay,
    easing: easing("in"),
  });
  overlay.move(up, [{ transform: turned(-90) }, { transform: turned(0) }], {
    lasts: half,
    delay: delay + half,
    easing: easing("out"),
  });
  return up;
}

/**
 * Turn a card up and down again, lifted from the table.
 * @param {Overlay} overlay
 * @param {Cover} card
 * @param {string} identity
 * @param {number} lasts milliseconds
 */
export function showShortly(overlay, { node, box }, identity, lasts) {
  if (!node || !box) return;
  const up = overlay.add(face(identity), box);
  const lifted = "translateY(-8%) scale(1.12)";
  overlay.move(
    node,
    [
      { transform: turned(0) },
      { transform: turned(90), offset: 0.14 },
      { transform: turned(90), offset: 0.86 },
      { transform: turned(0) },
    ],
    { lasts },
  );
  overlay.move(
    up,
    [
      { transform: turned(-90) },
      { transform: turned(-90), offset: 0.14 },
      { transform: `${lifted} ${turned(0)}`, offset: 0.3 },
      { transform: `${lifted} ${turned(0)}`, offset: 0.7 },
      { transform: turned(-90), offset: 0.86 },
      { transform: turned(-90) },
    ],
    { lasts, each: easing("out") },
  );
}

/**
 * Send an element to another place on an arc, and scale it to that place's size.
 * @param {Overlay} overlay
 * @param {HTMLElement | null} node
 * @param {{from: Box, to: Box, bend?: number, tilt?: number}} path `bend` is the height of the arc, as
 *   a part of the way; `tilt` in degrees
 * @param {{lasts: number, delay?: number, easing?: string}} timing in milliseconds
 */
export function send(overlay, node, { from, to, bend = 0.22, tilt = 8 }, timing) {
  const by = way(from, to);
  const size = to.width / from.width;
  const half = plus(times(by, 0.5), aside(by, bend));
  overlay.move(
    node,
    [
      { transform: "none" },
      { transform: `${shifted(half)} scale(${(1 + size) / 2}) rotate(${tilt}deg)` },
      { transform: `${shifted(by)} scale(${size})` },
    ],
    { easing: easing("both"), ...timing },
  );
}

/** How much of a breath has passed at each beat of a heart, and how strong it is. */
const BEATS = /** @type {const} */ ([
  [0.075, 1],
  [0.22, 0.6],
  [0.575, 1],
  [0.72, 0.6],
]);

/**
 * Return the frames of a breath: twice two beats.
 * @param {(strength: number) => Keyframe} frame
 * @returns {Keyframe[]}
 */
export const beating = (frame) => [
  frame(0),
  ...BEATS.flatMap(([at, strong]) => [
    { ...frame(0), offset: at - 0.06 },
    { ...frame(strong), offset: at },
    { ...frame(0), offset: at + 0.08 },
  ]),
  frame(0),
];

/**
 * Let a card beat, with a ring around it, for the length of a breath.
 * @param {Overlay} overlay
 * @param {Cover} card
 * @param {string} colour a class
 * @param {number} delay milliseconds
 */
export function throb(overlay, { node, box }, colour, delay) {
  if (!box) return;
  const timing = { lasts: BREATH, delay };
  const ring = overlay.add(shape(`m-ring ${colour}`), box);
  const pulse = beating((strong) => ({ opacity: 0.55 + 0.45 * strong, transform: `scale(${1 + 0.06 * strong})` }));
  overlay.move(
    ring,
    [{ ...pulse[0], opacity: 0, offset: 0 }, { ...pulse[0], offset: 0.01 }, ...pulse.slice(1)],
    timing,
  );
  overlay.move(
    node,
    beating((strong) => ({ scale: 1 + 0.035 * strong })),
    timing,
  );
}

/**
 * Stamp a sign on a card, where it stays for the rest of an act.
 * @param {Overlay} overlay
 * @param {HTMLElement} sign
 * @param {{delay: number, lasts: number}} timing in milliseconds; `lasts`: all of the act
 */
export function stampOn(overlay, sign, { delay, lasts }) {
  const whole = lasts - delay;
  overlay.move(
    sign,
    [
      { transform: "scale(2)", opacity: 0, easing: easing("stamp") },
      { transform: "none", opacity: 1, offset: 140 / whole },
      { transform: "none", opacity: 1, offset: 1 - 80 / whole },
      { transform: "none", opacity: 0 },
    ],
    { lasts: whole, delay },
  );
}

/**
 * Lean a card in a direction and back.
 * @param {Overlay} overlay
 * @param {Cover} card
 * @param {Point} by
 * @param {{lasts: number, delay?: number, tilt?: number}} timing in milliseconds, and in degrees
 */
export function lean(overlay, { node }, by, { lasts, delay = 0, tilt = 0 }) {
  overlay.move(
    node,
    [{ transform: "none" }, { transform: `${shifted(by)} rotate(${tilt}deg)`, offset: 0.4 }, { transform: "none" }],
    { lasts, delay, each: easing("both") },
  );
}

/**
 * Make a place shine for a while after it was shown.
 * @param {Overlay} overlay
 * @param {Box | null} box
 * @param {number} [delay] milliseconds
 */
export function shine(overlay, box, delay = 0) {
  if (!box) return;
  overlay.glow(
    shape("m-shine"),
    box,
    [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
    { lasts: SHINES, delay },
  );
}

/**
 * Let a ring spread from a place.
 * @param {Overlay} overlay
 * @param {Box | null} box
 * @param {{lasts: number, delay?: number, name?: string}} timing in milliseconds; `name` of its class
 */
export function ripple(overlay, box, { lasts, delay = 0, name = "m-ripple" }) {
  if (!box) return;
  const ring = overlay.add(shape(name), around(centre(box), Math.max(box.width, box.height)));
  overlay.move(
    ring,
    [
      { transform: "scale(.3)", opacity: 1 },
      { transform: "scale(1.9)", opacity: 0 },
    ],
    { lasts, delay, easing: easing("out") },
  );
}

/** How far a card's corner is from its middle, in its widths and heights: what lies there hides nothing. */
export const CORNER = { x: 0.34, y: -0.42 };

/**
 * Stamp a card as right or wrong, in its corner.
 * @param {Overlay} overlay
 * @param {Box | null} box
 * @param {boolean} right
 * @param {{lasts: number, delay: number}} timing in milliseconds
 */
export function pressStamp(overlay, box, right, timing) {
  if (!box) return;
  const corner = plus(centre(box), { x: CORNER.x * box.width, y: CORNER.y * box.height });
  const pressed = overlay.add(stamp(right), around(corner, box.width * 0.5));
  overlay.move(
    pressed,
    [
      { transform: "scale(2.2) rotate(8deg)", opacity: 0 },
      { transform: "rotate(-12deg)", opacity: 1 },
    ],
    { ...timing, easing: easing("stamp") },
  );
}
