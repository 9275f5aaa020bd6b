/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Refusal } from "../../state/types.js" */

import { html } from "../../lib/index.js";
import { findWords, words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";

/** Why something was refused; `again`: it is sent again by itself. @typedef {{code: string, reason: string, again?: string}} Reason */

/**
 * Return why something was refused: in the words of a game or a subject, else in those of every table, else in the
 * server's.
 * @param {Reason} refusal
 * @param {string} [of] the game or subject
 */
export const refusalWords = ({ code, reason, again }, of) =>
  (again && findWords(`refused-again-${code}`)) ||
  (findWords(`${of}-refused-${code}`) ?? findWords(`refused-${code}`) ?? (reason || words("refused")));

/**
 * A refusal in words, where it happened.
 * @param {{refusal: Reason | null, of?: string}} props
 */
export function Refused({ refusal, of }) {
  if (!refusal) return null;
  if (refusal.again) {
    return html`<p class="refused put-off" role="status" data-refused=${refusal.code}>${refusalWords(refusal, of)}</p>`;
  }
  return html`<p class="refused" role="alert" data-refused=${refusal.code}>
    <${Sign} name="x" />${refusalWords(refusal, of)}
  </p>`;
}

/**
 * Return the refusal that belongs to a place on the screen.
 * @param {TableStore} store
 * @param {string[]} places
 * @returns {Refusal | null}
 */
export function refusalAt(store, ...places) {
  const { refusal } = store.now;
  return refusal && places.includes(refusal.place) ? refusal : null;
}
