/** @import { Child } from "../../lib/index.js" */

import { html } from "../../lib/index.js";

/**
 * The winner and how it ended; in a replay the reason alone.
 * @param {{reason: string, heading: "h1" | "h2", why: string, headline: string, hint: string,
 *   stamp?: Child, children?: Child}} props `heading`: "h2" in a replay; `stamp` stands before the headline
 */
export const OutcomeHeading = ({ reason, heading, why, headline, hint, stamp, children }) =>
  heading === "h2"
    ? html`<h2 class="disp" data-reason=${reason}>${why}</h2>`
    : html`<div class="prompt" data-reason=${reason}>${stamp}<h1 tabindex="-1">${headline}</h1><p class="hint">${hint}</p>${children}</div>`;
