/** @import { Component } from "../../lib/index.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useComputed } from "../../lib/index.js";
import { Sign } from "../icons/icons.js";
import { memo } from "../hooks/memo.js";
import { findWords, words } from "../../i18n/words.js";
import { phrases, REACTIONS } from "./reactions.js";

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
