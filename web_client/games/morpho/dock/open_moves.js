/** @import { Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { E } from "../words/ending.js";

/** The menu's buttons to end a round that nobody can win. @param {{play: Play}} props */
export function OpenMoves({ play }) {
  const open = play.own?.open ?? [];
  if (!open.length) return null;
  return html`<section class="open-moves"><h2 class="disp">${E.endRoundTitle}</h2>
    <p class="sum">${play.own?.agreed ? E.agreed : E.endRoundNote}</p>
    ${open.map(
      (move) => html`<button type="button" class="btn" key=${move} data-verb=${move} data-move=${move}
      disabled=${!play.mayMove} onClick=${() => play.move(move)}>${openName(move)}</button>`,
    )}
  </section>`;
}

/** @param {string} move */
function openName(move) {
  if (move === "agree") return E.agree;
  return move === "disagree" ? E.disagree : move;
}
