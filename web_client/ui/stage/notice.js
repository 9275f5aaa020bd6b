/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { serverState } from "../../state/server_state.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { pausedBy } from "../time/pauses.js";

/** A band over the table: the page is cut off, the table paused, or what the server's admin says. @param {{store: TableStore}} props */
export function Notice({ store }) {
  const { kind, title, text } = noticeOf(store);
  useAnnounced(`${title} ${text}`.trim());
  return (
    kind &&
    html`<aside class=${`band ${kind}`} data-notice=${kind}>${title && html`<b class="disp">${title}</b>`}<span dir="auto">${text}</span></aside>`
  );
}

/** @param {TableStore} store */
function noticeOf(store) {
  const { paused } = /** @type {Table} */ (store.now.table);
  if (store.now.outdated) return { kind: "lost", title: words("table-outdated"), text: "" };
  if (!store.live.value)
    return { kind: "lost", title: words("table-reconnecting"), text: words("table-reconnecting-hint") };
  if (paused) return { kind: "paused", title: pausedBy(store), text: words("match-paused-hint") };
  const text = serverState.value?.announcement?.text ?? "";
  return { kind: text && "announced", title: "", text };
}
