import { html } from "../../lib/index.js";

/** Where the pips of each face lie, as cells of three rows. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/**
 * Dice as they lie.
 * @param {{values: number[], label: string}} props `label`: what is read out of them
 */
export function Dice({ values, label }) {
  return html`<div class="dice" role="img" aria-label=${label} data-dice=${values.join(" ")}>
    ${values.map((value, i) => html`<span class="die" key=${i}>${Array.from({ length: 9 }, (_, cell) => html`<i class=${PIPS[value]?.includes(cell) ? "pip" : ""}></i>`)}</span>`)}
  </div>`;
}
