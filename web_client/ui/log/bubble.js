import { html } from "../../lib/index.js";
import { Said } from "./reactions.js";

/**
 * What somebody has just said, at their place, for those who see it; for the others it is in the feed.
 * @param {{text: string | null}} props
 */
export function Bubble({ text }) {
  if (!text) return null;
  return html`<span class="bubble" key=${text} aria-hidden="true" data-bubble><span><${Said} text=${text} /></span></span>`;
}
