/** @import { TableStore } from "../../state/table/store.js" */

import { tableName } from "../../i18n/table_name.js";
import { words } from "../../i18n/words.js";
import { BRAND } from "../../i18n/brand.js";
import { html } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { linkTo } from "../../routing/link.js";
import { tableAddress } from "../../routing/route.js";
import { useMedia } from "../hooks/use_media.js";
import { Sign } from "../icons/icons.js";
import { isOnlyHere, loadShownCode } from "../people/share.js";
import { canSend, useSharing } from "../people/share_link.js";

/** Where there is room for the QR code itself, and not only for the sign that shows it. */
const WIDE = "(width >= 1000px) and (height >= 640px)";

/**
 * The middle of the table: its name, and for the host the ways to invite.
 * @param {{store: TableStore, lit: boolean, newcomer?: string}} props `lit`: to send the link is what is to be done;
 *   `newcomer`: who has sat down just now
 */
export function Invitation({ store, lit, newcomer }) {
  const invitation = store.invitation.value;
  const link = linkTo(tableAddress(invitation));
  const { said, byHand, place, copy, send } = useSharing(link, { title: BRAND, url: link });
  const isWide = useMedia(WIDE);
  const host = store.isHost.value;
  const called = tableName(invitation);
  const seated = Object.keys(store.now.table?.seats ?? {}).length;
  const calm = !host
    ? words("lobby-at-the-table", { seated })
    : words(isOnlyHere(link) ? "lobby-link-only-here" : "lobby-say-send-scan");
  const sends = canSend() ? send : copy;
  return html`<div class=${["c", !host && "plain", lit && "lit"].filter(Boolean).join(" ")} translate=${false}>
    ${host && isWide && html`<span class="qr"><${Lazy} load=${loadShownCode} props=${{ name: called, link }} /></span>`}
    <h1 class="disp" data-table-name>${called}</h1>
    ${newcomer ? html`<p class="note" aria-hidden="true">${words("lobby-sits-down", { name: newcomer })}</p>` : html`<small data-only-here=${host && isOnlyHere(link) ? "" : undefined}>${calm}</small>`}
    ${
      host &&
      html`<div class="bs">
      <button type="button" class=${lit ? "btn btn-main" : "btn"} data-action=${canSend() ? "share-link" : "copy-link"} onClick=${() => void sends()}>
        <${Sign} name=${said ? "check" : "share"} />${said || words("lobby-send-link")}</button>
      ${!isWide && html`<${Lazy} load=${loadShownCode} props=${{ name: called, link, small: html`<${Sign} name="code" />` }} />`}
      ${isWide && canSend() && html`<button type="button" class="btn" data-action="copy-link" onClick=${() => void copy()}><${Sign} name="copy" />${words("lobby-copy")}</button>`}
      <span class=${byHand ? "lnk" : "sr"} data-link ref=${place}>${link}</span>
    </div>`
    }
  </div>`;
}
