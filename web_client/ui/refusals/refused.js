/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Refusal } from "../../state/types.js" */

import { html } from "../../lib/index.js";
import { deferred, Lazy } from "../../loading/lazy.js";
import { W } from "../../i18n/table.js";

/** Loads the words for refusals. */
export const loadInWords = async () => (await import("./refusal_text.js")).InWords;

deferred.push(loadInWords);

/**
 * A refusal in words, where it happened. The words are loaded after the first screen, or when they are needed before.
 * @param {{refusal: {code: string, reason: string, again?: string} | null, of?: string | Record<string, string>}} props
 */
export function Refused({ refusal, of }) {
  if (!refusal) return null;
  // Without the server its words can't be loaded either.
  const meanwhile =
    refusal.code === "unreachable" &&
    html`<p class="refused" role="alert" data-refused=${refusal.code}>${W.outOfReach}</p>`;
  return html`<${Lazy} load=${loadInWords} props=${{ refusal, of }} meanwhile=${meanwhile} />`;
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
