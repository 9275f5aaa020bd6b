/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { Mark } from "../icons/icons.js";
import { isolated } from "../../i18n/language.js";
import { plain } from "./sentence.js";
import { Said } from "./reactions.js";

/**
 * Return what a player has just said, as text; null for nothing.
 * @param {TableStore} store
 * @param {string | undefined} player
 */
export function saidBy(store, player) {
  const said = player && store.speech.said.value[player];
  return said ? isolated(plain([said], store.now.roster)) : null;
}

/**
 * A bubble at a player's place with what they just said. It is for sighted players; the feed has it for the others.
 * @param {{text: string | null, element?: {current: HTMLElement | null}, seat?: number}} props `element` receives it,
 *   to be placed; `seat`: whose shape it begins with, where it may stand apart from its place
 */
export function Bubble({ text, element, seat }) {
  if (!text) return null;
  return html`<span class="bubble" key=${text} ref=${element} aria-hidden="true" data-bubble>${seat !== undefined && html`<${Mark} seat=${seat} />`}<span><${Said} text=${text} /></span></span>`;
}
