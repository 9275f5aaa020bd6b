/** @import { Kind } from "../../state/types.js" */

import { html } from "../../lib/index.js";
import { inlineSprite } from "./sprite.js";
import { words } from "../../i18n/words.js";

void inlineSprite("ui/icons/signs.svg");

/** How many seats have a shape and a colour of their own. */
const MARKS = 9;

/**
 * A sign of the interface, for sighted people only: its meaning must stand beside it in words.
 * @param {{name: string}} props
 */
export function Sign({ name }) {
  return html`<svg class=${`ic ic-${name}`} aria-hidden="true"><use href=${`#s-${name}`} /></svg>`;
}

/**
 * Return the class that gives a seat's colour to whatever is inside.
 * @param {number | null | undefined} seat
 */
export const seatColour = (seat) => (seat == null ? "" : `p${(seat % MARKS) + 1}`);

/** A seat's shape in its colour. @param {{seat: number}} props */
export function Mark({ seat }) {
  return html`<span class=${`mark ${seatColour(seat)}`} aria-hidden="true">
    <svg><use href=${`#p-${(seat % MARKS) + 1}`} /></svg>
  </span>`;
}

/** The longest name that fits on one line everywhere, in letters. */
const SHORT = 12;

/**
 * The sign of who is no person, before the name. It has a label of its own, as no word beside it says so.
 * @param {{kind: Kind}} props
 */
export function KindSign({ kind }) {
  return html`<svg class="ic kind" role="img" aria-label=${words(`table-${kind}`)}><use href=${`#s-${kind}`} /></svg>`;
}

/**
 * A seat's shape and somebody's name, in the seat's colour.
 * @param {{seat: number | null | undefined, name: string, kind?: Kind | null}} props
 */
export function Who({ seat, name, kind }) {
  const called = html`${kind && html`<${KindSign} kind=${kind} />\u00a0`}<bdi>${name}</bdi>`;
  if (seat == null) return html`<b class="who-plain">${called}</b>`;
  const short = [...name].length > SHORT ? "" : "short";
  return html`<span class=${`who ${seatColour(seat)} ${short}`}><${Mark} seat=${seat} />\u00a0${called}</span>`;
}
