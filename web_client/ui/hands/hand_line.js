/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { handWish, isOnScreen, wishHand } from "../../state/hands.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { Sign } from "../icons/icons.js";

needWords("hands");

/**
 * Offers a player whose table is on a big screen to be a hand; or says to a hand that the screen has `ended`.
 * @param {{store: TableStore, ended: boolean}} props
 */
export function HandLine({ store, ended }) {
  const isOffer = isOnScreen(store) && handWish(store).value === null;
  useAnnounced(ended ? words("hand-screen-ended") : "");
  if (!ended && !isOffer) return null;
  const close = () => wishHand(store, false);
  return html`<div class="hand-line" data-hand-line=${ended ? "ended" : "offer"}>
    <${ScreenSign} /><span>${words(ended ? "hand-screen-ended" : "hand-offer")}</span>
    ${
      ended
        ? html`<button type="button" class="btn" data-action="be-table" onClick=${close}>${words("hand-screen-ended.table")}</button>`
        : html`<button type="button" class="btn" data-action="be-hand" onClick=${() => wishHand(store, true)}>${words("hand-offer.take")}</button>
    <button type="button" class="iconbtn" data-action="close-hand-line" aria-label=${words("table-close")} onClick=${close}><${Sign} name="x" /></button>`
    }
  </div>`;
}

/** From the table to the hand, and back. @param {{store: TableStore}} props */
export function HandSwitch({ store }) {
  const isHand = store.isHand.value;
  return html`<button type="button" class="btn" data-action=${isHand ? "be-table" : "be-hand"} onClick=${() => wishHand(store, !isHand)}>
    ${words(isHand ? "hand-back-to-table" : "hand-offer.take")}</button>`;
}

/** A big screen. */
export const ScreenSign =
  () => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
  <path d="M3 5h18v11H3zM8 20h8M12 16v4" /></svg>`;
