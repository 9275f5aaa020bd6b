// Draws the picture that links to a table are shown with; scripts/draw_pictures.py keeps it as ../preview.png.

import { loadWords } from "../../../i18n/index.js";
import { html, render } from "../../../lib/index.js";

const CARDS = ["deserter", "spy", "leader", "cyborg", "killer"];

/** Load the picture's parts and their words, then draw it. */
async function draw() {
  const [{ Picked }, { Title }, { P }] = await Promise.all([
    import("../cards/card.js"),
    import("../home/poster.js"),
    import("../words/pitch.js"),
  ]);
  await loadWords();
  const picture = html`<main class="preview">
    <${Title} />
    <p>${P.tagline[0]} ${P.tagline[1]}</p>
    <div class="preview-fan"><i class="sun"></i>${CARDS.map(
      (identity, i) => html`
      <span class=${`preview-${i}`}><${Picked} full identity=${identity} /></span>`,
    )}</div>
  </main>`;
  render(picture, document.body);
}

void draw();
