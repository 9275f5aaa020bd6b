/** @import { Phrases } from "../../games/types.js" */
/** @import { Component } from "../../lib/index.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, signal, useComputed } from "../../lib/index.js";
import { Sign } from "../icons/icons.js";
import { memo } from "../hooks/memo.js";
import { isolated } from "../../i18n/language.js";
import { findWords, words } from "../../i18n/words.js";

/** What is said by a tap in the game that is shown; null before that is loaded. */
export const phrases = signal(/** @type {Phrases | null} */ (null));

/**
 * The reactions that can be sent by one tap. It is sent as a text that players without this client understand too, and
 * drawn as a sign of ours.
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
  const reaction = REACTIONS.find((one) => isolated(one.text) === text);
  if (!reaction) return text;
  return html`<span class="reaction" role="img" aria-label=${findWords(`table-reaction-${reaction.sign}`)}><${Sign} name=${reaction.sign} /></span>`;
}

/**
 * Buttons that each say something. `done` is called when one was tapped.
 * @type {Component<{store: TableStore, done?: () => void}>}
 */
export const ReactionButtons = memo(function ReactionButtons({ store, done }) {
  const ready = useComputed(() => store.live.value && !store.isPending("say")).value;
  const More = phrases.value?.Button;
  /** @param {string} text */
  const send = (text) => {
    store.command("say", { text });
    done?.();
  };
  return html`<div class="reactions" role="group" aria-label=${words("table-react")}>${REACTIONS.map(
    ({
      text,
      sign,
    }) => html`<button type="button" key=${sign} class="iconbtn" data-action="reaction" data-reaction=${sign}
      aria-label=${findWords(`table-reaction-${sign}`)} disabled=${!ready}
      onClick=${() => send(text)}><${Sign} name=${sign} /></button>`,
  )}${More && html`<${More} store=${store} ready=${ready} done=${done} />`}</div>`;
});
