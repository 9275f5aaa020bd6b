/** @import { Component } from "../../../lib/index.js" */
/** @import { Position, Spot } from "../types.js" */
/** @import { Colour } from "../wire.js" */

import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { barsFrom, spotOf } from "../points.js";
import { across, down } from "./geometry.js";

const PIERCED =
  "M39.750 0a39.750 39.750 0 0 1-79.500 0a39.750 39.750 0 0 1 79.500 0ZM9 0a9 9 0 0 0-18 0a9 9 0 0 0 18 0Z";

/**
 * A stone around its middle; a weak one is half turned. A white one has a hole, because its colour may be changed by
 * what changes all pages of a browser.
 * @param {{colour: Colour, weak?: boolean}} props
 */
export const Disc = ({ colour, weak = false }) =>
  html`${colour === "B" ? html`<circle class="B" r="42" />` : html`<path class="W pierced" d=${PIERCED} />`}${
    weak
      ? html`<path class=${colour === "B" ? "W" : "B"} d="M0-37.500a37.500 37.500 0 0 1 0 75a19 37.500 0 0 0 0-75Z" />`
      : colour === "B" && html`<circle class="seam" r="7" /><path class="shine" d="M-27-7A28 28 0 0 1-7-27" />`
  }`;

/** @type {Component<{point: string, colour: Colour, weak: boolean, size: number}>} */
const Stone = memo(({ point, colour, weak, size }) => {
  const { x, y } = spotOf(point);
  return html`<g class=${`stone of-${colour}`} data-stone=${point} transform=${`translate(${across(x)} ${down(y, size)})`}><${Disc} colour=${colour} weak=${weak} /></g>`;
});

/** What joins two neighbours, or a stone and its edge: it covers the rinds between them. @type {Component<{bar: string, x: number, y: number, way: number, colour: Colour, isEdge: boolean, size: number}>} */
const Joint = memo(({ bar, x, y, way, colour, isEdge, size }) => {
  const [wide, high, long] = [isEdge ? 24 : 40, colour === "B" ? 23 : 21.5, isEdge ? 17 : 34];
  return html`<g data-bar=${bar} transform=${`translate(${across(x)} ${down(y, size)}) rotate(${way})`}>
    <path class=${colour} d=${`M30 ${-high}h${wide}v${2 * high}h-${wide}z`} />${colour === "W" && html`<path class="side" d=${`M33-24h${long}M33 24h${long}`} />`}</g>`;
});

/**
 * The stones and what joins them. Weak ones lie on top, so that nothing covers how they are turned.
 * @param {{position: Position, within?: (spot: Spot) => boolean}} props `within`: of the points that are shown
 */
export function Stones({ position, within }) {
  const { stones = {}, weak = {}, size } = position;
  const all = Object.keys(stones).filter((point) => !within || within(spotOf(point)));
  const [turned, firm] = [all.filter((point) => weak[point]), all.filter((point) => !weak[point])];
  /** @param {string} point */
  const stone = (point) =>
    html`<${Stone} key=${point} point=${point} colour=${stones[point]} weak=${Boolean(weak[point])} size=${size} />`;
  return html`<g>${firm.map(stone)}</g>
    <g>${all.flatMap((point) => barsFrom(point, position)).map(({ key, ...bar }) => html`<${Joint} key=${key} bar=${key} ...${bar} size=${size} />`)}</g>
    <g>${turned.map(stone)}</g>`;
}
