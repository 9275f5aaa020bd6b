import { html } from "../../lib/index.js";
import { linkTo } from "../../routing/link.js";
import { tableAddress } from "../../routing/route.js";
import { D } from "../../i18n/lobby.js";
import { canSend, useSharing } from "./share_link.js";
import { Sign } from "../parts/icons.js";
import { Lazy } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { W } from "../../i18n/table.js";

const loadShownCode = async () => (await withStyles(import("./shown_code.js"), "ui/people/shown_code.css")).ShownCode;

/** Return an invitation as it is read out. @param {string} invitation */
const inSixes = (invitation) => (invitation.match(/.{1,6}/g) ?? []).join("-");

/** Host names that only this computer can reach. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The invitation to a table, and the link, for friends. @param {{invitation: string}} props */
export function Share({ invitation }) {
  const link = linkTo(tableAddress(invitation));
  return html`<${SharedLink} label=${D.invite} link=${link} code=${inSixes(invitation)} />`;
}

/**
 * A link to share: to copy, send or scan.
 * @param {{label: string, link: string, code?: string, scan?: string}} props `code`: what can be typed
 *   instead, `scan`: what is said of the QR code where there is no such thing
 */
export function SharedLink({ label, link, code, scan }) {
  const { said, place, copy, send } = useSharing(link, { title: W.brand, url: link });
  return html`<section class="invite" aria-label=${label}>
    <div class="qr"><${Lazy} load=${loadShownCode} props=${{ code, link, scan }} /></div>
    <div>${code && html`<div class="code disp" data-code=${code}>${code}</div>`}
      <div class="lnk" data-link ref=${place}>${link.split(/(?<=\w\/)/).map((part) => html`${part}<wbr />`)}</div>
      ${LOCAL.test(new URL(link).hostname) && html`<p class="sum" data-only-here>${D.onlyHere}</p>`}</div>
    <div class="bs">
      ${
        canSend() &&
        html`<button type="button" class="btn" data-action="share-link" onClick=${() => void send()}>
        <${Sign} name="share" />${D.sendLink}</button>`
      }
      <button type="button" class="btn" data-action="copy-link" onClick=${() => void copy()}>
        <${Sign} name=${said ? "check" : "copy"} />${said || D.copyLink}</button>
    </div>
  </section>`;
}
