// Draws the picture that links to a table are shown with; scripts/draw_pictures.py keeps it as ../preview.png.

import { loadWords, needWords, words } from "../../../i18n/words.js";
import { html, render } from "../../../lib/index.js";

needWords("lobby");

const CARDS = ["deserter", "spy", "leader", "cyborg", "killer"];

/** Load the picture's parts and their words, then draw it. */
async function draw() {
  const [{ Picked }, { Title }] = await Promise.all([import("../cards/card.js"), import("../home/poster.js")]);
  await loadWords();
  const picture = html`<main class="preview">
    <${Title} heading />
    <p>${words("lobby-line-morpho")}</p>
    <div class="preview-fan"><i class="sun"></i>${CARDS.map(
      (identity, i) => html`
      <span class=${`preview-${i}`}><${Picked} full identity=${identity} /></span>`,
    )}</div>
  </main>`;
  render(picture, document.body);
}

void draw();
