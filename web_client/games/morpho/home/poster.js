/** @import { Child } from "../../../lib/index.js" */

import { html } from "../../../lib/index.js";
import { Picked } from "../cards/card.js";
import { Picture } from "../cards/icons.js";

const DOTS = ["f-morpho", "f-killers", "f-deserters", "f-outsiders", "f-aliens"];

/** The game's name, with a faction's shape for each dot. @param {{heading?: boolean}} props `heading`: of the page */
export function Title({ heading = false }) {
  return html`<${heading ? "h1" : "p"} class="disp title" tabindex=${heading ? -1 : undefined}><span class="sr">M.O.R.P.H.O.</span>${[
    ..."MORPHO",
  ].map(
    (letter, i) => html`
    <span aria-hidden="true">${letter}</span>
    ${i < DOTS.length && html`<i class=${DOTS[i]} aria-hidden="true"><${Picture} id=${DOTS[i]} /></i>`}`,
  )}<//>`;
}

/** The poster of the first page. @param {{heading?: boolean, children?: Child}} props */
export function Hero({ heading, children }) {
  return html`<${Title} heading=${heading} />${children}
    <div class="fan" aria-hidden="true"><i class="sun"></i>
      <span class="l"><${Picked} full identity="deserter" /></span>
      <span class="r"><${Picked} full identity="killer" /></span>
      <span class="m"><${Picked} full identity="leader" /></span></div>`;
}
