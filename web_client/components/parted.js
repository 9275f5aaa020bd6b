import { html } from "../lib/index.js";
import { P } from "./pass_words.js";

/**
 * Why this page is not its player any more, and what can be done.
 * @param {{code: string}} props of the server's last word
 */
export function Parted({ code }) {
  return html`<div role="status" data-parted=${code}>
    <p>${P.refusals[code]}</p>
    <p class="sum">${P.partedHints[code]}</p>
  </div>`;
}
