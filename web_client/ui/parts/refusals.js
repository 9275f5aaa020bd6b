/** @import { TableStore } from "../../state/table/store.js" */
/** @import { Refusal } from "../../state/types.js" */

import { html, useState } from "../../lib/index.js";
import { Sign } from "./icons.js";
import { refusalWords } from "../../i18n/table.js";

/**
 * A refusal in words, where it happened.
 * @param {{refusal: {code: string, reason: string, again?: string} | null, words?: Record<string, string>}} props
 */
export function Refused({ refusal, words }) {
  if (!refusal) return null;
  if (refusal.again) {
    return html`<p class="refused put-off" role="status" data-refused=${refusal.code}>${refusalWords(refusal, words)}</p>`;
  }
  return html`<p class="refused" role="alert" data-refused=${refusal.code}>
    <${Sign} name="x" />${refusalWords(refusal, words)}
  </p>`;
}

/**
 * Return the refusal that belongs to a place on the screen.
 * @param {TableStore} store
 * @param {string[]} places
 * @returns {Refusal | null}
 */
export function refusalAt(store, ...places) {
  const { refusal } = store.state.value;
  return refusal && places.includes(refusal.place) ? refusal : null;
}

/**
 * Return whether a request is under way, and a function that makes one.
 * @param {(error: any) => void} refuse receives why a request failed, and null when one begins
 * @returns {[busy: boolean, attempt: (request: () => Promise<void>) => Promise<void>]}
 */
export function useRequest(refuse) {
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<void>} request */
  const attempt = async (request) => {
    setBusy(true);
    refuse(null);
    await request().catch(refuse);
    setBusy(false);
  };
  return [busy, attempt];
}
