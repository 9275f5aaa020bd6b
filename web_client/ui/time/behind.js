/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { delayInWords } from "../waiting/options_in_words.js";

/**
 * The notice of a spectator who sees the table later than those who play.
 * @param {{store: TableStore}} props
 */
export function Behind({ store }) {
  const delay = /** @type {Table} */ (store.now.table).match?.delay;
  return delay && html`<div class="pause-banner" data-behind=${delay}><b>${delayInWords(delay)}</b></div>`;
}
