/** @import { Table } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { serverState } from "../../state/server_state.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { pausedBy } from "../time/pauses.js";

/** What the room has to know besides the game; `title` is "" for what the server's admin says. @typedef {{kind: string, title: string, text: string}} Noticed */

/**
 * Return that the page is cut off or the table paused, or what the server's admin says; null for nothing.
 * @param {TableStore} store
 * @returns {Noticed | null}
 */
export function useNotice(store) {
  const notice = noticeOf(store);
  useAnnounced(notice ? `${notice.title} ${notice.text}`.trim() : "");
  return notice;
}

/** @param {TableStore} store @returns {Noticed | null} */
function noticeOf(store) {
  const { paused } = /** @type {Table} */ (store.now.table);
  if (store.now.outdated) return { kind: "lost", title: words("table-outdated"), text: "" };
  if (!store.live.value)
    return { kind: "lost", title: words("table-reconnecting"), text: words("table-reconnecting-hint") };
  if (paused) return { kind: "paused", title: pausedBy(store), text: words("match-paused-hint") };
  const { text } = serverState.value?.announcement ?? {};
  return text ? { kind: "announced", title: "", text } : null;
}

/** It, below what is shown before and after a match. @param {Noticed} props */
export const Band = ({ kind, title, text }) =>
  html`<aside class="band" data-notice=${kind}>${title && html`<b class="disp">${title}</b>`}<span dir="auto">${text}</span></aside>`;
