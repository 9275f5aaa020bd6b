import { html, useEffect, useRef, useState } from "../lib/index.js";
import { QrCode } from "./qr_code.js";
import { W } from "./words.js";

/**
 * The link as a QR code, small; a tap shows it as large as the screen, to be read from across a room.
 * @param {{code: string, link: string}} props
 */
export function ShownCode({ code, link }) {
  const [large, setLarge] = useState(false);
  return html`<button type="button" class="qr-small" data-action="show-code" aria-label=${W.showCode}
      onClick=${() => setLarge(true)}><${QrCode} text=${link} /></button>
    ${large && html`<${LargeCode} code=${code} link=${link} close=${() => setLarge(false)} />`}`;
}

/** @param {{code: string, link: string, close: () => void}} props */
function LargeCode({ code, link, close }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  return html`<dialog ref=${dialog} class="qr-large" aria-label=${W.qrCode} data-large-code onClose=${close}>
    <${QrCode} text=${link} label=${W.qrCode} />
    <p class="disp qr-letters">${code}</p>
    <p class="qr-words">${W.scanIt(new URL(link).host)}</p>
    <button type="button" class="btn" data-action="close-code" onClick=${() => dialog.current?.close()}>${W.close}</button>
  </dialog>`;
}
