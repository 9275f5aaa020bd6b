/** @import { Component } from "../../../lib/index.js" */

import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { FILES } from "../points.js";
import { across, bandOf, down, isNamed, MARGIN } from "./geometry.js";

/** The clay with its lines, and the rims in the colours of those who own them, with or without names. @type {Component<{size: number, named?: boolean}>} */
export const Ground = memo(({ size, named = true }) => {
  const end = 100 * (size - 1);
  const [low, high] = [-MARGIN, end + MARGIN];
  const [from, to] = [low - bandOf(size), high + bandOf(size)];
  const all = Array.from({ length: size }, (_, i) => i);
  const rings = all.filter((ring) => ring % 2 && ring < 0.75 * size);
  const far = size < 12 ? 2 : 3;
  const stars = size % 2 ? [far, (size - 1) / 2, size - 1 - far] : [far, size - 1 - far];
  return html`<g class="ground">
    <path class="clay-fill" d=${`M${low} ${low}H${high}V${high}H${low}Z`} />
    <svg class="rings" x=${low} y=${low} width=${high - low} height=${high - low} viewBox=${`${low} ${low} ${high - low} ${high - low}`}>${rings.map((ring) => html`<circle key=${ring} cx=${end / 2} cy=${end / 2} r=${100 * ring} />`)}</svg>
    <path class="rim W" d=${`M${from} ${from}V${to}L${low} ${high}V${low}ZM${to} ${from}V${to}L${high} ${high}V${low}Z${all.map((i) => `M${low} ${across(i) - 20}a20 20 0 0 1 0 40ZM${high} ${across(i) - 20}a20 20 0 0 0 0 40Z`).join("")}`} />
    <path class="rim B" d=${`M${from} ${from}H${to}L${high} ${low}H${low}ZM${from} ${to}H${to}L${high} ${high}H${low}Z${all.map((i) => `M${across(i) - 20} ${low}a20 20 0 0 0 40 0ZM${across(i) - 20} ${high}a20 20 0 0 1 40 0Z`).join("")}`} />
    <path class="frame" d=${`M${low} ${low}H${high}V${high}H${low}ZM${from + 2} ${from + 2}H${to - 2}V${to - 2}H${from + 2}Z`} />
    ${named && all.filter((i) => isNamed(i, size)).map((i) => html`<${FileName} key=${`x${i}`} x=${i} size=${size} /><${RankName} key=${`y${i}`} y=${i} size=${size} />`)}
    <path class="lines" d=${all.map((i) => `M0 ${across(i)}H${end}M${across(i)} 0V${end}`).join("")} />
    ${stars.flatMap((x) => stars.map((y) => html`<circle key=${`${x}/${y}`} class="star" cx=${across(x)} cy=${down(y, size)} r="10" />`))}
  </g>`;
});

/** Return the middle of the rims on both sides. @param {number} size */
const rimsOf = (size) => [-MARGIN - bandOf(size) / 2, 100 * (size - 1) + MARGIN + bandOf(size) / 2];

/** The name of a file on both rims. @param {{x: number, size: number, lit?: boolean}} props */
export function FileName({ x, size, lit = false }) {
  const band = bandOf(size);
  return html`${rimsOf(size).map(
    (y) =>
      html`${lit && html`<path class="lit" d=${`M${across(x) - 36} ${y - band / 2}h72v${band}h-72z`} />`}<text class=${lit ? "name on" : "name file"} style=${{ fontSize: `${band > 50 ? 66 : 44}px` }} x=${across(x)} y=${y + 2}>${FILES[x]}</text>`,
  )}`;
}

/** The name of a rank on both rims. @param {{y: number, size: number, lit?: boolean}} props */
export function RankName({ y, size, lit = false }) {
  const band = bandOf(size);
  return html`${rimsOf(size).map(
    (x) =>
      html`${lit && html`<path class="lit" d=${`M${x - band / 2} ${down(y, size) - 30}h${band}v60h-${band}z`} />`}<text class=${lit ? "name on" : "name"} style=${{ fontSize: `${band > 50 ? 58 : 44}px` }} x=${x} y=${down(y, size) + 2}>${y + 1}</text>`,
  )}`;
}
