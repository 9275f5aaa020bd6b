import { html } from "../../lib/index.js";
import { Sign } from "../icons/icons.js";
import { refusalWords } from "../../i18n/refusals.js";

/**
 * A refusal in words.
 * @param {{refusal: {code: string, reason: string, again?: string}, of?: string | Record<string, string>}} props
 */
export function InWords({ refusal, of }) {
  if (refusal.again) {
    return html`<p class="refused put-off" role="status" data-refused=${refusal.code}>${refusalWords(refusal, of)}</p>`;
  }
  return html`<p class="refused" role="alert" data-refused=${refusal.code}>
    <${Sign} name="x" />${refusalWords(refusal, of)}
  </p>`;
}
