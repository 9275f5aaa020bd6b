/** @import { Move, Play } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html, useState } from "../../../lib/index.js";
import { Picked } from "../cards/card.js";
import { choice } from "./choice.js";
import { identityName } from "../cards/identities.js";
import { begun } from "../sentence_start.js";
import { nameCard } from "../view.js";

/**
 * Lay cards onto places: tap two to swap them. Starts with the first legal arrangement.
 * @param {{moves: Move[], play: Play}} props
 */
export function Arrange({ moves, play }) {
  const places = (moves[0].lay ?? []).map(([place]) => place);
  const [laid, lay] = useState((moves[0].lay ?? []).map(([, identity]) => identity));
  const [held, hold] = useState(/** @type {number | null} */ (null));
  const move = moves.find((one) => (one.lay ?? []).every(([, identity], i) => identity === laid[i]));
  /** @param {number} i */
  const tap = (i) => {
    hold(held === null ? i : null);
    if (held !== null) lay(exchanged(laid, held, i));
  };
  return html`<div class="arrange full" data-arrange>
    <div class="arrange-row">${places.map(
      (place, i) => html`<button type="button" key=${place} data-place=${place}
        data-identity=${laid[i]} class=${`laying ${held === i ? "held" : ""}`} aria-pressed=${String(held === i)}
        disabled=${!play.mayMove} onClick=${() => tap(i)}>
      <span class="sr">${words("morpho-lies-at", { place: placeName(play, place), identity: identityName(laid[i]) })}</span>
      <span aria-hidden="true"><${Picked} identity=${laid[i]} /></span>
      <small aria-hidden="true">${placeName(play, place)}</small></button>`,
    )}</div>
    <p class="note">${words("morpho-lay.hint")}</p>
    <button type="button" class="btn btn-main full" data-action="confirm" data-move=${move?.text}
      disabled=${!move || !play.mayMove} onClick=${() => move && choice.commit(move, play)}>${words("morpho-lay")}</button>
  </div>`;
}

/**
 * @param {string[]} laid
 * @param {number} one
 * @param {number} other
 */
function exchanged(laid, one, other) {
  const next = [...laid];
  [next[one], next[other]] = [laid[other], laid[one]];
  return next;
}

/** @param {Play} play @param {string} place */
const placeName = (play, place) => (place === "M" ? words("morpho-middle") : begun(nameCard(play, place)));
