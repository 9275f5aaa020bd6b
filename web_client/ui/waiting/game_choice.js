/**
 * @import { GameOffered, Table } from "../../net/wire.js"
 * @import { TableStore } from "../../state/table/store.js"
 */

import { D } from "../../i18n/lobby.js";
import { html } from "../../lib/index.js";
import { Refused, refusalAt } from "../parts/parts.js";

/**
 * The host's way to another game at the same table.
 * @param {{store: TableStore, games: GameOffered[]}} props
 */
export function GameChoice({ store, games }) {
  const table = /** @type {Table} */ (store.state.value.table);
  if (!store.isHost.value || games.length < 2) return null;
  return html`<label class="fld">${D.game}
    <select data-action="choose-game" value=${table.game} disabled=${!store.live.value || store.isPending("choose_game")}
      onChange=${(/** @type {any} */ { target }) => store.command("choose_game", { game: target.value })}>
      ${games.map(({ name, title }) => html`<option key=${name} value=${name} selected=${name === table.game}>${title}</option>`)}
    </select>
  </label>
  <${Refused} refusal=${refusalAt(store, "choose_game")} />`;
}
