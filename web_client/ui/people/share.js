import { html } from "../../lib/index.js";
import { linkTo } from "../../routing/link.js";
import { tableAddress } from "../../routing/route.js";
import { tableName } from "../../i18n/table_name.js";
import { words } from "../../i18n/words.js";
import { canSend, useSharing } from "./share_link.js";
import { Sign } from "../icons/icons.js";
import { Lazy } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { BRAND } from "../../i18n/brand.js";

/** Load the QR code of a link. */
export const loadShownCode = async () =>
  (await withStyles(import("./shown_code.js"), "ui/people/shown_code.css")).ShownCode;

/** Host names that only this computer can reach. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Return whether a link works only on this computer. @param {string} link */
export const isOnlyHere = (link) => LOCAL.test(new URL(link).hostname);

/** The invitation to a table, and the link, for friends. @param {{invitation: string}} props */
export function Share({ invitation }) {
  const link = linkTo(tableAddress(invitation));
  return html`<${SharedLink} label=${words("lobby-invite")} link=${link} name=${tableName(invitation)} />`;
}

/**
 * A link to share: to copy, send or scan.
 * @param {{label: string, link: string, name?: string, scan?: string}} props `name`: what can be said and
 *   typed instead, `scan`: what is said of the QR code where there is no such thing
 */
export function SharedLink({ label, link, name, scan }) {
  const { said, place, copy, send } = useSharing(link, { title: BRAND, url: link });
  return html`<section class="invite" translate=${false} aria-label=${label}>
    <div class="qr"><${Lazy} load=${loadShownCode} props=${{ name, link, scan }} /></div>
    <div>${name && html`<div class="code disp" data-table-name>${name}</div>`}
      <div class="lnk" data-link ref=${place}>${link.split(/(?<=\w\/)/).map((part) => html`${part}<wbr />`)}</div>
      ${isOnlyHere(link) && html`<p class="sum" data-only-here>${words("lobby-only-here")}</p>`}</div>
    <div class="bs">
      ${
        canSend() &&
        html`<button type="button" class="btn" data-action="share-link" onClick=${() => void send()}>
        <${Sign} name="share" />${words("lobby-send-link")}</button>`
      }
      <button type="button" class="btn" data-action="copy-link" onClick=${() => void copy()}>
        <${Sign} name=${said ? "check" : "copy"} />${said || words("lobby-copy-link")}</button>
    </div>
  </section>`;
}
