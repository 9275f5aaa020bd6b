import { html } from "../../lib/index.js";
import { P } from "../../i18n/passes.js";

/**
 * Why this page is not its player any more, and what can be done.
 * @param {{code: string}} props of the server's last word
 */
export function SeatGone({ code }) {
  return html`<div role="status" data-seat-gone=${code}>
    <p>${P.refusals[code]}</p>
    <p class="sum">${P.seatGoneHints[code]}</p>
  </div>`;
}
