/** @import { Child } from "../../../lib/index.js" */

import { html } from "../../../lib/index.js";

/** Where the pips of each face lie, as cells of three rows. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [2, 6], 3: [2, 4, 6], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** The pips of a face, drawn in a square of 6 by 6. @param {number} value */
export const pipsOf = (value) =>
  PIPS[value]?.map(
    (cell) => html`<circle key=${cell} cx=${1 + 2 * (cell % 3)} cy=${1 + 2 * Math.floor(cell / 3)} r="0.8" />`,
  );

/** The pips of a face. @param {{value: number}} props */
export const Pips = ({ value }) => html`<svg class="pips" viewBox="0 0 6 6" aria-hidden="true">${pipsOf(value)}</svg>`;

/**
 * Dice as they lie. Where `pick` is given each is a button that lifts it, or lays it down again.
 * @param {{values: number[], label: string, lifted?: number[], pick?: (die: number) => void,
 *   nameOf?: (value: number, lifted: boolean) => string, sign?: Child}} props `label`: what is read out of all;
 *   `nameOf`: of one; `sign`: on those that are lifted
 */
export function Dice({ values, label, lifted = [], pick, nameOf = String, sign }) {
  /** @param {number} die */
  const look = (die) => (lifted.includes(die) ? "die lifted" : "die");
  return html`<div class="dice" role=${pick ? "group" : "img"} aria-label=${label} data-dice=${values.join(" ")}>
    ${values.map((value, i) =>
      pick
        ? html`<button type="button" class=${look(i)} key=${i} data-die=${i} aria-pressed=${String(lifted.includes(i))}
            aria-label=${nameOf(value, lifted.includes(i))} onClick=${() => pick(i)}><${Pips} value=${value} />${lifted.includes(i) && sign}</button>`
        : html`<span class="die" key=${i} data-die=${i}><${Pips} value=${value} /></span>`,
    )}
  </div>`;
}
