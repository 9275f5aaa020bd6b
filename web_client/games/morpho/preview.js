// Draws the picture that links to a table are shown with; scripts/draw_pictures.py keeps it as preview.png.

import { loadWords } from "../../languages/index.js";
import { html, render } from "../../lib/index.js";

const CARDS = ["deserter", "spy", "leader", "cyborg", "killer"];

/** Have the language first: everything else takes its words as they are when it runs. */
async function draw() {
  await loadWords();
  const [{ Picked }, { Title }, { M }] = await Promise.all([import("./card.js"), import("./poster.js"), import("./words.js")]);
  const picture = html`<main class="preview">
    <${Title} />
    <p>${M.tagline[0]} ${M.tagline[1]}</p>
    <div class="preview-fan"><i class="sun"></i>${CARDS.map((identity, i) => html`
      <span class=${`preview-${i}`}><${Picked} full identity=${identity} /></span>`)}</div>
  </main>`;
  render(picture, document.body);
}

void draw();
