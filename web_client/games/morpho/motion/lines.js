// Lines over the table, which are drawn from where they begin.

/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Point } from "../board/geometry.js" */

import { easing } from "../../../motion/timing.js";
import { between } from "../board/geometry.js";

/** Pixels beyond both ends of a line that belong to it. */
const BEYOND = 20;
const SVG = "http://www.w3.org/2000/svg";

/**
 * Draw a line. It lies still below a window that slides along it, since only transforms are cheap.
 * @param {Overlay} overlay
 * @param {{d: string, from: Point, to: Point, name: string}} line `name`: its class
 * @param {{lasts: number, drawn: number, delay?: number}} timing in milliseconds: until it goes, and until it is drawn
 */
export function drawLine(overlay, { d, from, to, name }, { lasts, drawn, delay }) {
  const { x, y } = between(from, to);
  const [angle, length] = [Math.atan2(y, x), Math.hypot(x, y) + 2 * BEYOND];
  const half = length * 0.6;
  const base = document.createElement("i");
  base.className = `m-line ${name}`;
  base.style.transform = `rotate(${angle}rad) translate(${-BEYOND}px, ${-half}px)`;
  const [slide, still] = [document.createElement("i"), document.createElement("i")];
  const svg = svgOf(d);
  svg.style.transform = `translate(${BEYOND}px, ${half}px) rotate(${-angle}rad) translate(${-from.x}px, ${-from.y}px)`;
  still.append(svg);
  slide.append(still);
  base.append(slide);
  overlay.add(base, { left: from.x, top: from.y, width: length, height: 2 * half });
  const timing = { lasts: drawn, delay, easing: easing("both") };
  overlay.move(slide, [{ transform: `translateX(${-length}px)` }, { transform: "none" }], timing);
  overlay.move(still, [{ transform: `translateX(${length}px)` }, { transform: "none" }], timing);
  overlay.move(base, [{ opacity: 1 }, { opacity: 1, offset: 0.95 }, { opacity: 0 }], { lasts, delay });
}

/** @param {string} d of a path */
function svgOf(d) {
  const svg = document.createElementNS(SVG, "svg");
  svg.classList.add("shot-line");
  for (let i = 0; i < 2; i += 1) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}
