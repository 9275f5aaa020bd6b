/**
 * @import { GameClient } from "../games/types.js"
 * @import { TableStore } from "../state/store.js"
 */

import { html } from "../lib/index.js";
import { callIn } from "../senses/call.js";
import { W } from "./words.js";

/**
 * That something is wanted of the player, said by what lies over the table, and the way back there.
 * @param {{store: TableStore, game: GameClient, close: () => void}} props
 */
export function Called({ store, game, close }) {
  const call = callIn(store.state.value, game);
  return call && html`<button type="button" class="btn called" data-action="answer" onClick=${close}>${W.called[call]}</button>`;
}
