/** @import { GameClient } from "../../games/types.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { attentionFor } from "../../attention/attention.js";
import { words } from "../../i18n/words.js";

/**
 * Says on a panel that the table wants something of the player, and leads back to the table.
 * @param {{store: TableStore, game: GameClient, close: () => void}} props
 */
export function AttentionBanner({ store, game, close }) {
  const wanted = attentionFor(store.now, game);
  return (
    wanted &&
    html`<button type="button" class="btn wanted" data-action="answer" onClick=${close}>${words(`table-wanted-${wanted}`)}</button>`
  );
}
