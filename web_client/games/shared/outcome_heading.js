/** @import { Child } from "../../lib/index.js" */

import { html } from "../../lib/index.js";

/**
 * The winner and how it ended; beside the podium, which shows the winner, the reason alone.
 * @param {{reason: string, heading: "h1" | "h2", why: string, headline: string, hint: string,
 *   children?: Child}} props `heading`: "h2" beside the podium
 */
export const OutcomeHeading = ({ reason, heading, why, headline, hint, children }) =>
  heading === "h2"
    ? html`<h2 class="disp" data-reason=${reason}>${why}</h2>`
    : html`<div class="prompt" data-reason=${reason}><h1 tabindex="-1">${headline}</h1><p class="hint">${hint}</p>${children}</div>`;
