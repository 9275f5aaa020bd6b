import { html } from "../lib/index.js";

/**
 * A part of the page, with its heading.
 * @param {{name: string, title: string, note?: string, children?: unknown}} props
 */
export function Part({ name, title, note, children }) {
  return html`<section class=${`admin-part admin-${name}`} aria-labelledby=${`admin-${name}`}>
    <h2 class="disp" id=${`admin-${name}`}>${title}</h2>
    ${note && html`<p class="admin-note">${note}</p>`}
    ${children}
  </section>`;
}
