import { html } from "../lib/index.js";
import { Refused } from "../ui/refusals/refused.js";

/**
 * A part of the page: its heading, why it may not show the present, what is in it, and what was done there last.
 * @param {{name: string, title: string, note?: string, failure?: any, outcome?: unknown, children?: unknown}} props
 */
export function Part({ name, title, note, failure = null, outcome, children }) {
  return html`<section class=${`admin-part admin-${name}`} aria-labelledby=${`admin-${name}`}>
    <h2 class="disp" id=${`admin-${name}`} tabindex="-1">${title}</h2>
    ${note && html`<p class="admin-note">${note}</p>`}
    <${Refused} refusal=${failure} of="admin" />
    ${children}
    ${outcome}
  </section>`;
}
