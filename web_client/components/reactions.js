/** @import { TableStore } from "../state/store.js" */

import { html } from "../lib/index.js";
import { Sign } from "./icons.js";
import { W } from "./words.js";

/**
 * What can be said by one tap. It is sent as a text that everybody understands, also whoever plays
 * without this client, and drawn as a sign of ours.
 */
const REACTIONS = [
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
  const reaction = REACTIONS.find((one) => one.text === text);
  if (!reaction) return text;
  return html`<span class="reaction" role="img" aria-label=${W.reactions[reaction.sign]}><${Sign} name=${reaction.sign} /></span>`;
}

/**
 * Buttons that each say something.
 * @param {{store: TableStore, done?: () => void}} props `done`: called when one was tapped
 */
export function ReactionButtons({ store, done }) {
  /** @param {string} text */
  const send = (text) => {
    store.command("say", { text });
    done?.();
  };
  return html`<div class="reactions" role="group" aria-label=${W.react}>${REACTIONS.map(
    ({ text, sign }) => html`<button type="button" key=${sign} class="iconbtn" data-action="reaction" data-reaction=${sign}
      aria-label=${W.reactions[sign]} disabled=${!store.live.value || store.isPending("say")}
      onClick=${() => send(text)}><${Sign} name=${sign} /></button>`,
  )}</div>`;
}
