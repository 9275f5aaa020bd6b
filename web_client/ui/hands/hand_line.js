/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { handWish, isOnScreen, wishHand } from "../../state/hands.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { Sign } from "../icons/icons.js";

needWords("hands");

/** Return whether this browser's player has a hand that a phone can show. @param {TableStore} store @param {GameClient} game */
export const mayBeHand = ({ seat }, { loadHand }) => Boolean(loadHand && seat.value !== null);

/**
 * Offers a player whose table is on a big screen to be a hand; or says to a hand that the screen has ended.
 * @param {{store: TableStore, game: GameClient, stays?: boolean}} props `stays`: until the hand is there, to go back
 */
export function HandLine({ store, game, stays = false }) {
  const wish = handWish(store).value;
  const ended = !stays && wish === "on" && !isOnScreen(store);
  const isOffer = isOnScreen(store) && (wish === null || (stays && wish === "on"));
  useAnnounced(ended ? words("hand-screen-ended") : "");
  if (!mayBeHand(store, game) || (!ended && !isOffer)) return null;
  return html`<div class="hand-line" data-hand-line=${ended ? "ended" : "offer"}>
    <${ScreenSign} /><span>${words(ended ? "hand-screen-ended" : "hand-offer")}</span><${HandSwitch} store=${store} />
    ${
      wish === null &&
      html`<button type="button" class="iconbtn" data-action="close-hand-line" aria-label=${words("table-close")} onClick=${() => wishHand(store, false)}><${Sign} name="x" /></button>`
    }
  </div>`;
}

/** From the table to the hand, and back. @param {{store: TableStore}} props */
export function HandSwitch({ store }) {
  const isHand = handWish(store).value === "on";
  return html`<button type="button" class="btn" data-action=${isHand ? "be-table" : "be-hand"} onClick=${() => wishHand(store, !isHand)}>
    ${words(isHand ? "hand-back-to-table" : "hand-offer.take")}</button>`;
}

/** A big screen. */
export const ScreenSign =
  () => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
  <path d="M3 5h18v11H3zM8 20h8M12 16v4" /></svg>`;
