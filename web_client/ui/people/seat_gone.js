import { html } from "../../lib/index.js";
import { P } from "../../i18n/passes.js";

/**
 * Says why this page has lost its player, and what to do.
 * @param {{code: string}} props of the server's last word
 */
export function SeatGone({ code }) {
  return html`<div role="status" data-seat-gone=${code}>
    <p>${P.refusals[code]}</p>
    <p class="sum">${P.seatGoneHints[code]}</p>
  </div>`;
}
