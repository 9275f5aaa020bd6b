/** @import { Child } from "../../lib/index.js" */

import { html } from "../../lib/index.js";

/**
 * @typedef {object} Square
 * @property {string} id
 * @property {string} name what is read out
 * @property {Child} [content]
 * @property {string} [class]
 */

/**
 * A board of squares, row by row. Those that may be chosen are lit.
 * @param {{rows: Square[][], label: string, targets: Map<string, unknown>, pick: (id: string) => void}} props
 */
export function Squares({ rows, label, targets, pick }) {
  return html`<div class="squares" role="group" aria-label=${label}
    style=${{ "--columns": rows[0]?.length ?? 1 }}>
    ${rows.flat().map(({ id, name, content, class: look = "" }) =>
      targets.has(id)
        ? html`<button type="button" key=${id} class=${`square lit ${look}`} data-square=${id} data-target="yes"
            aria-label=${name} onClick=${() => pick(id)}>${content}</button>`
        : html`<span key=${id} class=${`square ${look}`} data-square=${id} role="img" aria-label=${name}>${content}</span>`,
    )}
  </div>`;
}
