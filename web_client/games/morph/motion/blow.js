/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box } from "../../../motion/types.js" */

import { html } from "../../../lib/index.js";
import { roomOf } from "../../../motion/pixels.js";
import { easing } from "../../../motion/timing.js";
import { around, drawn, middleOf } from "../../shared/board/places.js";

const STAR =
  "M50 2 59 24 80 12 76 35 99 40 80 53 94 73 70 70 66 95 50 76 34 95 30 70 6 73 20 53 1 40 24 35 20 12 41 24Z";

/** A dashed line from an attacker to what it attacks. @param {Overlay} overlay @param {number[]} from @param {number[]} to @param {boolean} wide */
export function dash(overlay, [x, y], [toX, toY], wide) {
  const bend = wide ? [(x + toX) / 2, Math.min(y, toY) - 50] : [Math.max(x, toX) + 30, (y + toY) / 2];
  const d = `M${x} ${y}Q${bend.join(" ")} ${toX} ${toY}`;
  const line = html`<svg class="dash"><path d=${d} /><path d=${d} /></svg>`;
  const node = drawn(overlay, line, { left: 0, top: 0, ...roomOf() });
  overlay.move(node, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }], { lasts: 420 });
}

/** A burst with the damage. @param {Overlay} overlay @param {Box} at @param {number} amount */
export function burst(overlay, at, amount) {
  const star = html`<svg viewBox="0 0 100 100"><path d=${STAR} /></svg><b>${amount ? `−${amount}` : "0"}</b>`;
  const size = Math.min(96, Math.max(54, at.width / 2.2));
  const node = drawn(overlay, star, around(middleOf(at), size), "burst stack");
  overlay.move(node, [{ transform: "scale(0.2)" }, { transform: "none" }], { lasts: 240, easing: easing("stamp") });
}
