/** @import { Draw } from "../../state/fairness/draws.js" */

import { words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { Pips } from "../shared/board/dice.js";

/**
 * What was drawn in a game: who began, and every roll.
 * @param {{draws: Draw[], name: (seat: number) => string}} props
 */
export function Draws({ draws, name }) {
  const [open, show] = useState(false);
  const first = draws.find(({ how }) => how === "choice");
  const rolls = draws.filter(({ how }) => how === "rolls");
  return html`${first && html`<p>${words("board-first-drawn", { name: name(first.gave) })}</p>`}
    <details onToggle=${(/** @type {Event} */ event) => show(/** @type {HTMLDetailsElement} */ (event.target).open)}>
      <summary>${words("morpyam-drawn-rolls", { rolls: rolls.length })}</summary>
      ${open && html`<ol class="drawn-rolls">${rolls.map(({ stream, gave }) => html`<li key=${stream}><${Roll} dice=${gave} /></li>`)}</ol>`}
    </details>`;
}

/** @param {{dice: number[]}} props */
const Roll = ({ dice }) =>
  html`<span role="img" aria-label=${dice.join(" ")}>${dice.map((value, i) => html`<span class="die" key=${i}><${Pips} value=${value} /></span>`)}</span>`;
