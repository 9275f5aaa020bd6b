/** @import { TableStore } from "../../state/table/store.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { seeCall } from "../../net/evenings.js";
import { useRequest } from "../hooks/use_request.js";

/** Ask where people talk during the evening, again when that changes. @param {TableStore} store */
export const useCall = ({ code, player, now }) =>
  useRequest(() => seeCall(code, player), [code, player, now.table?.evening?.call]).answer;

/**
 * The way to where people talk: an address of another site, which is named, and opens in a tab of its own that learns
 * nothing of this one. Nothing of it is loaded here.
 * @param {{store: TableStore, quiet?: boolean}} props
 */
export function CallLink({ store, quiet = false }) {
  const url = useCall(store)?.url;
  if (!url) return null;
  return html`<p class="evening-call"><a class=${quiet ? "btn btn-quiet" : "btn"} data-action="call" href=${url} target="_blank" rel="noopener noreferrer" referrerpolicy="no-referrer">${words("meet-join-call")}</a>
    <small>${words("meet-call-opens", { site: new URL(url).host })}</small></p>`;
}
