/** @import { Play } from "../../games/types.js" */

import { html, useState } from "../../lib/index.js";
import { AskButton } from "../forms/ask_button.js";
import { words } from "../../i18n/words.js";

/**
 * Moves as buttons, labelled with the game's notation, for games without a client of their own.
 * @param {{moves: string[], play: Play}} props
 */
export function MoveButtons({ moves, play }) {
  return html`<div class="all-moves">${moves.map(
    (move) => html`<button type="button" class="btn" key=${move} data-move=${move}
      disabled=${!play.mayMove} onClick=${() => play.move(move)}>${move}</button>`,
  )}</div>`;
}

/** Every legal move, on demand, so that none is out of reach. @param {{play: Play}} props */
export function AllMoves({ play }) {
  const [open, setOpen] = useState(false);
  if (!play.legal.length) return null;
  return html`<details class="every-move" data-all-moves open=${open}
    onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${words("match-all-moves")} (${play.legal.length})</summary>
    ${
      open &&
      html`<div class="all-moves">${play.legal.map(
        (move) => html`<${AskButton} key=${move} action=${move} label=${move}
      question=${move} disabled=${!play.mayMove} onConfirm=${() => play.move(move)} />`,
      )}</div>`
    }
  </details>`;
}
