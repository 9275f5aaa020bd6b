import { html } from "../../lib/index.js";
import { findWords } from "../../i18n/words.js";

/**
 * Says why this page has lost its player, and what to do.
 * @param {{code: string}} props of the server's last word
 */
export function SeatGone({ code }) {
  return html`<div role="status" data-seat-gone=${code}>
    <p>${findWords(`passes-refused-${code}`)}</p>
    <p class="sum">${findWords(`passes-refused-${code}.hint`)}</p>
  </div>`;
}
