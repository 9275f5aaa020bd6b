/** @import { Play, Position } from "../types.js" */
/** @import { Colour } from "../wire.js" */

import { html } from "../../../lib/index.js";
import { aimedMove, aimOf, movesOf } from "../aim.js";
import { otherColour, patternAt, pointOf, spotOf } from "../points.js";
import { across, down, MARGIN, middleOf } from "./geometry.js";
import { FileName, RankName } from "./ground.js";

const BRACKETS = "M-52-30V-52H-30M30-52H52V-30M52 30V52H30M-30 52H-52V30";
/** The most points that are lit: where more are legal, none stands out. */
const FEW = 4;

/** @param {string} point @param {number} size */
const moved = (point, size) => `translate(${middleOf(point, size).join(" ")})`;

/** Below the stones: the file and the rank that are aimed at. @param {{play: Play}} props */
export function Cross({ play }) {
  const point = aimOf(play);
  if (!point) return null;
  const { size } = play.view;
  const { x, y } = spotOf(point);
  const [low, high] = [-MARGIN, 100 * (size - 1) + MARGIN];
  return html`<path class="cross" d=${`M${across(x)} ${low}V${high}M${low} ${down(y, size)}H${high}`} />`;
}

/** Above the stones: what was played last, what may be turned, and the few points to choose from. @param {{play: Play}} props */
export function Marks({ play }) {
  const { view, phase } = play;
  const { size, moved: made = [], deep_point, chain } = view;
  const moves = phase === "playing" ? [...movesOf(play)] : [];
  const aimed = aimOf(play);
  const flips = moves.filter(([point, move]) => move.startsWith("x") && point !== aimed);
  const few = view.phase === "second" && moves.length <= FEW ? moves : [];
  const last = made.flatMap((move) => pointOf(move) ?? []);
  return html`<g class="marks">
    ${deep_point && html`<circle key="deep" class="deep" r="50" transform=${moved(deep_point, size)} />`}
    ${few.map(([point]) => html`<g key=${point} class="open" transform=${moved(point, size)}><circle r="40" /><circle r="40" /></g>`)}
    ${flips.map(([point]) => html`<g key=${point} class="brackets" data-brackets=${point} transform=${moved(point, size)}><path d=${BRACKETS} /><path d=${BRACKETS} /></g>`)}
    ${last.map((point) => html`<path key=${`last ${point}`} class="last" data-last=${point} transform=${moved(point, size)} d="M-17-17h34v34h-34z" />`)}
    ${chain && html`<g key="chain" class="chain" data-chain><path d=${lineOf(chain, size)} /><path d=${lineOf(chain, size)} /></g>`}
  </g>`;
}

/** @param {string[]} points @param {number} size */
const lineOf = (points, size) => `M${points.map((point) => middleOf(point, size).join(" ")).join("L")}`;

/** On top: what is aimed at, and how it would lie. @param {{play: Play}} props */
export function Ghost({ play }) {
  const point = aimOf(play);
  if (!point) return null;
  const { view } = play;
  const { size } = view;
  const { x, y } = spotOf(point);
  const move = aimedMove(play);
  return html`<g class="ghost" data-ghost=${move ?? ""}>
    <${FileName} x=${x} size=${size} lit=${true} /><${RankName} y=${y} size=${size} lit=${true} />
    ${
      move
        ? html`<${Preview} position=${view} point=${point} colour=${view.colour ?? "B"} />`
        : html`<circle class="halo empty" r="54" transform=${moved(point, size)} />`
    }</g>`;
}

/**
 * A stone as it would lie; for one that is turned also the stones that make it weak.
 * @param {{position: Position, point: string, colour: Colour}} props `colour`: of the side that plays
 */
export function Preview({ position, point, colour }) {
  const { size, stones = {} } = position;
  const pattern = stones[point] ? (patternAt(point, position) ?? []) : [];
  const ties = pattern.map((one) => `M${middleOf(point, size).join(" ")}L${middleOf(one, size).join(" ")}`).join("");
  return html`<path class="tie" d=${ties} /><path class="tie lamp" d=${ties} />
    ${pattern.map((one) => html`<circle key=${one} class="tied" data-tied=${one} r="22" transform=${moved(one, size)} />`)}
    <g transform=${moved(point, size)}><circle class="halo" r=${pattern.length ? 56 : 54} /><circle class="rind" r="42" /><circle class=${colour} r="39" />
      ${
        pattern.length
          ? html`<path class=${otherColour(colour)} d="M0-37.500a37.500 37.500 0 0 1 0 75a19 37.500 0 0 0 0-75Z" />`
          : html`<circle class="pin" r="12" />`
      }</g>`;
}
