/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { delayInWords } from "../waiting/options_in_words.js";

/**
 * The notice of a spectator who sees the table later than those who play, or will from the next deal on.
 * @param {{store: TableStore}} props
 */
export function Behind({ store }) {
  const { match, options, phase } = /** @type {Table} */ (store.now.table);
  const present = (phase === "playing" || phase === "between") && match?.delay;
  const delay = present || options.spectator_delay;
  return (
    delay &&
    html`<div class="pause-banner" data-behind=${delay}><b>${delayInWords(delay)}</b>
      <span>${words(present ? "lobby-behind-now" : "lobby-behind-soon")}</span></div>`
  );
}
