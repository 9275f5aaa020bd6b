// A bot as it stands on the street: one outline for each mode. A robot stands upright, a vehicle lies low on its wheels,
// and what flies has wings and a shadow.

/** @import { Bot } from "../types.js" */

import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { attackOf, flies, rankOf, suitOf, weaponOf } from "../position.js";
import { isRed, robotOf, vehicleOf } from "./card.js";

/** @param {{id: string, at: [x: number, y: number], size: number, class?: string}} props */
const Piece = ({ id, at: [x, y], size, class: look = "" }) =>
  html`<svg class=${look} x=${x} y=${y} width=${size} height=${size} viewBox="0 0 512 512"><use href=${`#m-${id}`} /></svg>`;

/** @param {{card: string, suit: string}} props */
function Robot({ card, suit }) {
  const weapon = weaponOf(card);
  const { damage = 0, targets = 1 } = attackOf(card, weapon) ?? {};
  const on = isRed(card) ? "" : "paper";
  return html`<path class="plate-of outline" d="M10 1.500H38L46.500 10V60.500H1.500V10Z" />
    <path class=${`foot ${suit}`} d="M1.500 47H46.500V60.500H1.500Z" />
    <text x="12.500" y="17" font-size="17">${rankOf(card)}</text>
    <${Piece} id=${`suit-${suitOf(card)}`} at=${[30, 5]} size=${11} class=${suit} />
    <${Piece} id=${robotOf(card)} at=${[9, 16.5]} size=${30} />
    <${Piece} id=${`act-${weapon}`} at=${[8, 48.5]} size=${10.5} class=${on} />
    <text class=${on} x="30" y="59" font-size="14.500">${targets > 1 ? `${damage}×${targets}` : damage}</text>`;
}

/** @param {{card: string, suit: string}} props */
const Vehicle = ({ card, suit }) =>
  html`<path class="plate-of" d="M5 25V6.500H32V25" />
    <text x="13" y="22" font-size="17">${rankOf(card)}</text>
    <${Piece} id=${`suit-${suitOf(card)}`} at=${[20, 9]} size=${11} class=${suit} />
    <path class=${`hull outline ${suit}`} d="M1.500 33L9 24.500H37L46.500 32V53.500H1.500Z" />
    <path d="M1.500 48H46.500V53.500H1.500Z" />
    <${Piece} id=${vehicleOf(card)} at=${[8, 19.5]} size=${32} />
    <circle cx="12.500" cy="54.500" r="7" /><circle cx="35.500" cy="54.500" r="7" />
    <circle class="paper" cx="12.500" cy="54.500" r="2.600" /><circle class="paper" cx="35.500" cy="54.500" r="2.600" />`;

/** @param {{card: string, suit: string}} props */
const Flyer = ({ card, suit }) =>
  html`<ellipse fill="#000" opacity="0.5" cx="24" cy="58.500" rx="17" ry="2.600" />
    <path class=${`hull outline ${suit}`} d="M24 4L33 16L47.500 30V38L33 35V46L24 51L15 46V35L.5 38V30L15 16Z" />
    <${Piece} id=${vehicleOf(card)} at=${[9.5, 19.5]} size=${29} />
    <path class="plate-of" d="M1 1.500H21V19H1Z" />
    <text x="7.500" y="16.500" font-size="16">${rankOf(card)}</text>
    <${Piece} id=${`suit-${suitOf(card)}`} at=${[11, 6]} size=${9} class=${suit} />`;

/** One crack and a slash, or two cracks and a warning. @param {{bot: Pick<Bot, "damage" | "mode">}} props */
function Cracks({ bot: { damage, mode } }) {
  const first = mode === "vehicle" ? "M30 25L25 31L31 35L24 40L28 47" : "M30 2L25 9L32 14L24 20L30 27L24 33";
  const cracks = damage === "critical" ? [first, "M3 34L12 35L9 41L17 44"] : [first];
  const height = mode === "vehicle" ? 18 : 32;
  return html`${cracks.map((d) => html`<path key=${d} class="crack under" d=${d} /><path key=${`${d}-`} class="crack" d=${d} />`)}
    <g transform=${`translate(42 ${height})`}>${
      damage === "critical"
        ? html`<path class="warning" d="M0-9L10 8H-10Z" /><path class="crack" d="M0-4V3M0 4.800V6.400" />`
        : html`<circle class="plate-of" r="7.500" /><path class="crack" d="M-3.500 3.500L3.500-3.500" />`
    }</g>`;
}

/**
 * The drawing of a bot. Drawn again only when it changes.
 * @type {import("../../../lib/index.js").Component<Pick<Bot, "card" | "mode" | "damage" | "isProtected" | "hasAttacked">>}
 */
export const BotFigure = memo(({ card, mode, damage, isProtected, hasAttacked }) => {
  const Shape = mode === "robot" ? Robot : flies(card) ? Flyer : Vehicle;
  return html`<svg class="figure" viewBox="0 0 48 62" aria-hidden="true"><${Shape} card=${card} suit=${isRed(card) ? "red" : "black"} />
    ${damage && html`<${Cracks} bot=${{ damage, mode }} />`}
    ${isProtected && html`<g transform=${`translate(3 ${mode === "vehicle" ? 32 : 42})`}><circle class="guard" r="7.500" /><${Piece} id="act-protect" at=${[-5, -5]} size=${10} class="paper" /></g>`}
    ${hasAttacked && html`<g class="spent" transform="translate(42.5 44)"><circle class="plate-of" r="6" /><path class="crack" d="M-3 0L-1 2L3-2" /></g>`}</svg>`;
});
