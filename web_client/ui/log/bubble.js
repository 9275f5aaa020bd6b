import { html } from "../../lib/index.js";
import { Said } from "./reactions.js";

/**
 * A bubble at a player's place with what they just said. It is for sighted players; the feed has it for the others.
 * @param {{text: string | null}} props
 */
export function Bubble({ text }) {
  if (!text) return null;
  return html`<span class="bubble" key=${text} aria-hidden="true" data-bubble><span><${Said} text=${text} /></span></span>`;
}
