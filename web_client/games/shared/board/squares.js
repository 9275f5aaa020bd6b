/** @import { Child } from "../../../lib/index.js" */

import { html } from "../../../lib/index.js";

/**
 * @typedef {object} Square
 * @property {string} id
 * @property {string} name what is read out
 * @property {Child} [content]
 * @property {string} [class]
 */

/** How far an arrow key goes, in squares: across and down. @type {Record<string, [number, number]>} */
const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * A board of squares, row by row. Those that may be chosen are lit; arrow keys lead from them to all others. What is
 * drawn over the squares is a child.
 * @param {{rows: Square[][], label: string, targets: Map<string, unknown>, pick: (id: string) => void,
 *   class?: string, chosen?: string | null, children?: Child}} props `chosen`: the square that was chosen
 */
export function Squares({ rows, label, targets, pick, class: look = "", chosen = null, children }) {
  return html`<div class=${`squares ${look}`} role="group" aria-label=${label}
    style=${{ "--columns": rows[0]?.length ?? 1 }} onKeyDown=${(/** @type {KeyboardEvent} */ event) => walk(event, rows)}>
    ${rows.flat().map(({ id, name, content, class: kind = "" }) =>
      targets.has(id)
        ? html`<button type="button" key=${id} class=${`square lit ${kind}`} data-square=${id} data-target="yes"
            aria-label=${name} aria-pressed=${chosen === null ? undefined : String(chosen === id)} onClick=${() => pick(id)}>${content}</button>`
        : html`<span key=${id} class=${`square ${kind}`} data-square=${id} role="img" tabindex="-1" aria-label=${name}>${content}</span>`,
    )}
    ${children}
  </div>`;
}

/**
 * Move the focus to the next square that way.
 * @param {KeyboardEvent} event
 * @param {Square[][]} rows
 */
function walk(event, rows) {
  const { key, target, currentTarget } = event;
  const here = /** @type {HTMLElement} */ (target).dataset.square;
  const row = rows.findIndex((squares) => squares.some(({ id }) => id === here));
  if (!(key in STEPS) || row < 0) return;
  const [across, down] = STEPS[key];
  const id = rows[row + down]?.[rows[row].findIndex((square) => square.id === here) + across]?.id;
  const next = /** @type {HTMLElement} */ (currentTarget).querySelector(`[data-square="${id}"]`);
  /** @type {HTMLElement | null} */ (next)?.focus({ preventScroll: true });
  event.preventDefault();
}
