// Draws the picture that links to a table are shown with; scripts/draw_pictures.py keeps it as preview.png.

import { h, html, render } from "../../lib/index.js";
import { Picked } from "./card.js";
import { Title } from "./poster.js";
import { M } from "./words.js";

const CARDS = ["deserter", "spy", "leader", "cyborg", "killer"];

function Preview() {
  return html`<main class="preview">
    <${Title} />
    <p>${M.tagline[0]} ${M.tagline[1]}</p>
    <div class="preview-fan"><i class="sun"></i>${CARDS.map((identity, i) => html`
      <span class=${`preview-${i}`}><${Picked} full identity=${identity} /></span>`)}</div>
  </main>`;
}

render(h(Preview, null), document.body);
