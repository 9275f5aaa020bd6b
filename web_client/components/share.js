import { html, useState } from "../lib/index.js";
import { tableAddress } from "../state/route.js";
import { Sign } from "./icons.js";
import { Lazy } from "./lazy.js";
import { loadStyles } from "./stylesheets.js";
import { W } from "./words.js";

async function loadShownCode() {
  const styles = new URL("../styles/shown_code.css", import.meta.url).pathname;
  const [{ ShownCode }] = await Promise.all([import("./shown_code.js"), loadStyles(styles)]);
  return ShownCode;
}

/** Names under which a computer knows only itself. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The table's code and link, to be given to friends.
 * @param {{code: string}} props
 */
export function Share({ code }) {
  const [copied, setCopied] = useState(false);
  const link = new URL(tableAddress(code), location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      selectText(document.querySelector(".invite .lnk"));
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  const send = () => navigator.share({ title: W.brand, url: link }).catch(() => {});
  return html`<section class="invite" aria-label=${W.invite}>
    <div class="qr"><${Lazy} load=${loadShownCode} props=${{ code, link }} /></div>
    <div><div class="code disp" data-code=${code}>${code}</div><div class="lnk" data-link>${link}</div>
      ${LOCAL.test(location.hostname) && html`<p class="sum" data-only-here>${W.onlyHere}</p>`}</div>
    <div class="bs">
      ${"share" in navigator && html`<button type="button" class="btn" data-action="share-link" onClick=${send}>
        <${Sign} name="share" />${W.sendLink}</button>`}
      <button type="button" class="btn" data-action="copy-link" onClick=${() => void copy()}>
        <${Sign} name=${copied ? "check" : "copy"} />${copied ? W.copied : W.copyLink}</button>
    </div>
  </section>`;
}

/** @param {Element | null} element */
function selectText(element) {
  if (element) getSelection()?.selectAllChildren(element);
}
