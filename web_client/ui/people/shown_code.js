/** @import { Child } from "../../lib/index.js" */

import { html, useEffect, useRef, useState } from "../../lib/index.js";
import { needWords, words } from "../../i18n/words.js";
import { QrCode } from "./qr_code.js";

needWords("lobby");

/**
 * The link as a small QR code. A tap shows it as large as the screen, to be scanned from across a room.
 * @param {{link: string, name?: string, scan?: string, small?: Child}} props `name`: what can be typed instead,
 *   `scan`: what to do with the link where there is no such thing, `small`: what stands for the small one
 */
export function ShownCode({ name, link, scan, small }) {
  const [large, setLarge] = useState(false);
  return html`<button type="button" class=${small ? "btn" : "qr-small"} data-action="show-code" aria-label=${words("lobby-show-code")}
      onClick=${() => setLarge(true)}>${small ?? html`<${QrCode} text=${link} />`}</button>
    ${large && html`<${LargeCode} name=${name} link=${link} scan=${scan} close=${() => setLarge(false)} />`}`;
}

/** @param {{link: string, name?: string, scan?: string, close: () => void}} props */
function LargeCode({ name, link, scan, close }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog ref=${dialog} class="qr-large" translate=${false} aria-label=${words("lobby-qr-code")} data-large-code onClose=${close}>
    <${QrCode} text=${link} label=${words("lobby-qr-code")} />
    ${name && html`<p class="disp qr-letters">${name}</p>`}
    <p class="qr-words">${scan ?? words("lobby-scan-it", { address: new URL(link).host })}</p>
    <button type="button" class="btn" data-action="close-code" onClick=${() => dialog.current?.close()}>${words("table-close")}</button>
  </dialog>`;
}
