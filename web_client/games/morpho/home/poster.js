import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Picked } from "../cards/card.js";
import { Picture } from "../cards/icons.js";

const DOTS = ["f-morpho", "f-killers", "f-deserters", "f-outsiders", "f-aliens"];

/**
 * The game's name, with a faction's shape for each dot.
 * @param {{beside?: boolean}} props `beside`: a page that has a heading of its own, and names the game
 */
export function Title({ beside }) {
  return html`<${beside ? "div" : "h1"} class="disp title" aria-label="M.O.R.P.H.O." aria-hidden=${beside}>${[
    ..."MORPHO",
  ].map(
    (letter, i) => html`
    <span aria-hidden="true">${letter}</span>
    ${i < DOTS.length && html`<i class=${DOTS[i]} aria-hidden="true"><${Picture} id=${DOTS[i]} /></i>`}`,
  )}<//>`;
}

/** The poster of the first page. @param {{beside?: boolean}} props `beside`: a page that has a heading of its own */
export function Hero({ beside }) {
  return html`<${Title} beside=${beside} />
    <p>${words("morpho-tagline")}<br />${words("morpho-tagline.doubt")}</p>
    <div class="fan" aria-hidden="true"><i class="sun"></i>
      <span class="l"><${Picked} full identity="deserter" /></span>
      <span class="r"><${Picked} full identity="killer" /></span>
      <span class="m"><${Picked} full identity="leader" /></span></div>`;
}
