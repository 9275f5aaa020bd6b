import { html } from "../../lib/index.js";
import { Picked } from "./card.js";
import { Picture } from "./icons.js";
import { M } from "./words.js";

const DOTS = ["f-morpho", "f-killers", "f-deserters", "f-outsiders", "f-aliens"];

/** The game's name, with a faction's shape for each dot. */
export function Title() {
  return html`<h1 class="disp" aria-label=${M.title}>${[..."MORPHO"].map((letter, i) => html`
    <span aria-hidden="true">${letter}</span>
    ${i < DOTS.length && html`<i class=${DOTS[i]} aria-hidden="true"><${Picture} id=${DOTS[i]} /></i>`}`)}</h1>`;
}

/** The poster of the first page. */
export function Hero() {
  return html`<${Title} />
    <p>${M.tagline[0]}<br />${M.tagline[1]}</p>
    <div class="fan" aria-hidden="true"><i class="sun"></i>
      <span class="l"><${Picked} full identity="deserter" /></span>
      <span class="r"><${Picked} full identity="killer" /></span>
      <span class="m"><${Picked} full identity="leader" /></span></div>`;
}
