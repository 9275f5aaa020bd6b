/** @import { Phrases } from "../../games/types.js" */

import { html, signal } from "../../lib/index.js";
import { Sign } from "../icons/icons.js";
import { isolated } from "../../i18n/language.js";
import { findWords } from "../../i18n/words.js";

/** What is said by a tap in the game that is shown; null before that is loaded. */
export const phrases = signal(/** @type {Phrases | null} */ (null));

/**
 * The reactions that can be sent by one tap. It is sent as a text that players without this client understand too, and
 * drawn as a sign of ours.
 */
export const REACTIONS = [
  { text: "👍", sign: "agree" },
  { text: "😂", sign: "laugh" },
  { text: "😮", sign: "surprise" },
  { text: "🤔", sign: "doubt" },
  { text: "😈", sign: "sly" },
  { text: "❤️", sign: "love" },
];

/**
 * Something said, as it is shown: a reaction as its sign, everything else as it is.
 * @param {{text: string}} props
 */
export function Said({ text }) {
  const reaction = REACTIONS.find((one) => isolated(one.text) === text);
  if (!reaction) return text;
  return html`<span class="reaction" role="img" aria-label=${findWords(`table-reaction-${reaction.sign}`)}><${Sign} name=${reaction.sign} /></span>`;
}
