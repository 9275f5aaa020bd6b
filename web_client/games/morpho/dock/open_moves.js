/** @import { Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { findWords, words } from "../../../i18n/words.js";

/**
 * Buttons to end a round that nobody can win.
 * @param {{play: Play, done?: () => void}} props `done`: something was chosen
 */
export function OpenMoves({ play, done }) {
  /** @param {string} move */
  const choose = (move) => {
    play.move(move);
    done?.();
  };
  const open = play.own?.open ?? [];
  if (!open.length) return null;
  return html`<section class="open-moves"><h2 class="disp">${words("morpho-open")}</h2>
    <p class="sum">${play.own?.agreed ? words("morpho-open.agreed") : words("morpho-open.note")}</p>
    ${open.map(
      (move) => html`<button type="button" class="btn" key=${move} data-verb=${move} data-move=${move}
      disabled=${!play.mayMove} onClick=${() => choose(move)}>${findWords(`morpho-open-${move}`) ?? move}</button>`,
    )}
  </section>`;
}
