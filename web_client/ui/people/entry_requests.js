/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { AskButton } from "../forms/ask_button.js";
import { list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { Refused, refusalAt } from "../refusals/refused.js";

needWords("lobby");

/**
 * A line that tells the host who asks to come in, with buttons for the first of them. That somebody asks is announced
 * as an event.
 * @param {{store: TableStore}} props
 */
export function EntryRequests({ store }) {
  const { entry_requests } = /** @type {Table} */ (store.now.table);
  const asking = Object.entries(entry_requests ?? {});
  if (!asking.length) return null;
  const [[first, { name }]] = asking;
  const names = list(asking.map(([, { name, program }]) => (program ? words("lobby-program-named", { name }) : name)));
  return html`<div class="seat-requests" data-entry-requests>
    <span>${words("host-ask-to-come", { names, count: asking.length })}</span>
    <button type="button" class="btn" data-action="admit" disabled=${!store.live.value}
      onClick=${() => store.command("admit", { player: first }, "entry_request")}>${words("host-let-in", { name })}</button>
    <${AskButton} key=${first} action="turn-away" label=${words("host-turn-away")} question=${words("host-turn-away-sure", { name })} disabled=${!store.live.value}
      onConfirm=${() => store.command("remove", { player: first }, "entry_request")} />
    <${Refused} refusal=${refusalAt(store, "entry_request")} />
  </div>`;
}
