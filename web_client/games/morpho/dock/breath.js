/** @import { Caption } from "../../../motion/types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";

/** Two beats of a heart, twice, and a roll of drums that grows. */
const HEART = "M0 20H30l4-3 4 3h6l4 5 7-24 7 34 5-15h9l5-6 5 6H120l4-3 4 3h6l4 5 7-24 7 34 5-15h9l5-6 5 6H240";
const ROLL = `M0 20${Array.from({ length: 40 }, (_, i) => `l3-${(3 + i * 0.35).toFixed(1)} 3 ${(3 + i * 0.35).toFixed(1)}`).join("")}`;

/**
 * The line of a breath: it lies still below a window that slides along it while the breath lasts, or again and again
 * while somebody decides (`waits`).
 * @param {{breath: NonNullable<Caption["breath"]>, waits?: boolean}} props
 */
export function Breath({ breath: { beat, colour, lasts }, waits = false }) {
  return html`<div class=${`breath ${colour} ${waits ? "waits" : ""}`} data-breath=${beat}>
    <span aria-hidden="true" style=${{ "--lasts": `${lasts}ms` }}><i><svg viewBox="0 0 240 40" preserveAspectRatio="none"><path d=${beat === "roll" ? ROLL : HEART} /></svg></i></span>
    ${!waits && html`<small>${words("morpho-scene-skip")}</small>`}</div>`;
}
