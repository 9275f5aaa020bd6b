/** @import { Child } from "../../../lib/index.js" */

import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { Pips } from "../../shared/board/dice.js";
import { nameOf } from "../figures.js";

/** @param {number} steps */
const stairs = (steps) =>
  Array.from({ length: steps }, (_, i) => {
    const height = 8 + (26 / steps) * i;
    return `M${30 - steps * 5 + i * 10} ${38 - height}h8v${height}h-8z`;
  }).join("");

/** Squares by their upper left corners. @param {[number, number][]} corners @param {number} side */
const squares = (corners, side) => corners.map(([x, y]) => `M${x} ${y}h${side}v${side}h-${side}z`).join("");

/** The pictograms on a field of 60 by 42: paths that are filled, and those that are drawn. @type {Record<string, [string, string?]>} */
const PATHS = {
  small: [stairs(4)],
  straight: [stairs(5)],
  full: [squares([[6, 5], [23, 5], [40, 5]], 14), squares([[15, 25], [32, 25]], 13)], // biome-ignore format: one line
  square: [squares([[13, 3], [32, 3], [13, 22], [32, 22]], 15)], // biome-ignore format: one line
  morpyam: [squares([[11, 2], [36, 2], [23.5, 14.5], [11, 27], [36, 27]], 13)], // biome-ignore format: one line
  sec: ["M35 2L14 24h13l-5 17 24-24H33z"],
  call: ["M8 4h44v26H33L21 41V30H8zM16 11v4h28v-4zm0 8v4h19v-4z"],
};

/** What is written in place of a pictogram. @type {Record<string, string>} */
const SIGNS = { mini: "≤8", maxi: "≥27" };

/** The sign of a figure, for sighted people only. @type {import("../../../lib/index.js").Component<{figure: string}>} */
export const Sign = memo(({ figure }) => {
  if (Number(figure)) return html`<span class="face"><${Pips} value=${Number(figure)} /></span>`;
  if (SIGNS[figure]) return html`<b class="bound">${SIGNS[figure]}</b>`;
  const [filled, drawn] = PATHS[figure] ?? [""];
  return html`<svg viewBox="0 0 60 42" aria-hidden="true"><path d=${filled} fill="currentColor" fill-rule="evenodd" />
    ${drawn && html`<path d=${drawn} fill="none" stroke="currentColor" stroke-width="2" />`}</svg>`;
});

/** A figure as its box shows it. @param {{figure: string}} props @returns {Child} */
export const Figure = ({ figure }) => html`<span class="figure" aria-hidden="true">
  <${Sign} figure=${figure} /><span class="called">${nameOf(figure)}</span></span>`;
