// How attacks move: a line to each target, or two steps towards them; then what was hit shakes, and falls if it is gone.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box, Choreography } from "../../../motion/types.js" */

import { html } from "../../../lib/index.js";
import { easing } from "../../../motion/timing.js";
import { around, drawn, middleOf, shape, towards } from "../../shared/board/places.js";
import { placeOf } from "./places.js";

/** How long the attack takes to reach its targets, and what happens there, in milliseconds. */
const REACHES = 240;
const HITS = 320;
/** How far something that is hit shakes, in pixels. */
const SHAKE = 4;
/** A star of eight points, in a square of 100. */
const STAR = "M50 0 60 30 88 12 72 40 100 50 72 60 88 88 60 70 50 100 40 70 12 88 28 60 0 50 28 40 12 12 40 30Z";

/** @param {Overlay} overlay @param {Box} from @param {Box} to */
function line(overlay, from, to) {
  const [[x, y], [toX, toY]] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [toX - x, toY - y];
  const shot = shape(overlay, "shot", { left: x, top: y - 3, width: Math.hypot(dx, dy), height: 6 });
  shot.style.transformOrigin = "left center";
  const way = `rotate(${Math.atan2(dy, dx)}rad)`;
  overlay.move(shot, [{ transform: `${way} scaleX(0)` }, { transform: way }], { lasts: REACHES });
  overlay.move(shot, [{ opacity: 1 }, { opacity: 0 }], { lasts: HITS / 2, delay: REACHES });
}

/** @param {Overlay} overlay @param {Box} box */
function burst(overlay, box) {
  const star = html`<svg viewBox="0 0 100 100"><path d=${STAR} /></svg>`;
  const made = drawn(overlay, star, around(middleOf(box), Math.min(box.width, box.height) * 0.9), "burst");
  const frames = [
    { transform: "scale(0.2)", opacity: 0 },
    { transform: "scale(1)", opacity: 1 },
    { transform: "scale(1.3)", opacity: 0 },
  ];
  overlay.move(made, frames, { lasts: HITS, delay: REACHES });
}

/** @param {Overlay} overlay @param {HTMLElement} node @param {boolean} isGone */
function hit(overlay, node, isGone) {
  const timing = { lasts: HITS, delay: REACHES };
  const shaken = [SHAKE, -SHAKE, SHAKE, 0].map((x) => ({ transform: `translateX(${x}px)`, opacity: 1 }));
  const fallen = { transform: "translateY(14px) rotate(8deg)", opacity: 0 };
  overlay.move(node, [{ transform: "none", opacity: 1 }, ...shaken, isGone ? fallen : { opacity: 0 }], timing);
}

/** @type {Choreography} */
export function attack({ card, weapon, targets, scrapped }, { keep }) {
  const attacker = weapon === "strike" ? keep(`bot:${card}`) : null;
  const struck = targets.map((/** @type {string} */ target) => ({ target, ...keep(placeOf(target)) }));
  return {
    lasts: REACHES + HITS,
    draw: (overlay) => {
      const from = overlay.boxOf(`bot:${card}`);
      for (const { target, node, box } of struck) {
        if (!node || !box) continue;
        if (from && !attacker) line(overlay, from, box);
        burst(overlay, box);
        hit(overlay, node, scrapped.includes(target));
      }
      const first = struck[0]?.box;
      if (!attacker?.node || !from || !first) return;
      const jab = [{ transform: "none" }, { transform: towards(first, from, "", 0.4) }, { transform: "none" }];
      overlay.move(attacker.node, jab, { lasts: REACHES * 2, easing: easing("both") });
    },
  };
}
