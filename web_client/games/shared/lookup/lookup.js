import { signal } from "../../../lib/index.js";
import { stepOver } from "../../../routing/back_button.js";

/**
 * What the sheet explains, and how it was asked for.
 * @typedef {object} Subject
 * @property {string} about whatever a game marks with `data-about`
 * @property {boolean} held it stays until it is closed
 * @property {boolean} byKey asked by keyboard or screen reader: the answer gets the focus
 */

/** What the sheet beside the table explains. */
export const subject = signal(/** @type {Subject | null} */ (null));

/** Where the focus was before. @type {Element | null} */
let origin = null;

/**
 * Open the sheet about a subject.
 * @param {string} about
 * @param {{held?: boolean, byKey?: boolean}} [how]
 */
export function lookUp(about, { held = true, byKey = false } = {}) {
  if (!subject.peek()) origin = document.activeElement;
  if (held) stepOver();
  subject.value = { about, held, byKey };
}

/** Close the sheet, and give the focus back if it was there. */
export function closeLookup() {
  const byKey = subject.peek()?.byKey;
  subject.value = null;
  if (byKey && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
}
