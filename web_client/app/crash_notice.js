import { assetAddress } from "../loading/assets.js";
import { h, html, render } from "../lib/index.js";
import { words } from "../i18n/words.js";
import { BRAND } from "../i18n/brand.js";

/** What the addresses of this release's files begin with. */
const RELEASE = location.origin + assetAddress("");

/** An address in a stack, as all browsers write it. */
const ADDRESS = /[\w-]+:\/\/[^\s)]+/;

/**
 * Return whether an error arose in a file of this release. Extensions and scripts of proxies have errors of their own.
 * @param {any} error
 * @param {string} [file]
 */
export function isOwn(error, file) {
  // The message may quote an address, too.
  const stack = String(error?.stack).replace(String(error?.message), "");
  return [file, ADDRESS.exec(stack)?.[0]].some((place) => place?.startsWith(RELEASE) && place.includes(".js"));
}

/** Say that something went wrong: in place of the page if nothing of it is left. @param {Element} root */
export const show = (root) => (root.querySelector("main") ? warn() : replace(root));

/** @param {Element} root */
function replace(root) {
  const place = document.createElement("div");
  document.querySelector("[data-faulty]")?.parentElement?.remove();
  root.replaceWith(place);
  render(h(Crashed, null), place);
}

let isWarned = false;

/** Say that the screen may be wrong. Say it once, since one error often causes others. */
function warn() {
  if (isWarned) return;
  isWarned = true;
  const place = document.createElement("div");
  document.body.prepend(place);
  render(h(Faulty, { close: () => place.remove() }), place);
}

function Crashed() {
  return html`<main class="splash" data-screen="crashed">
    <h1 class="disp splash-brand">${BRAND}</h1>
    <p role="alert">${words("stops-crashed")}</p>
    <${Reload} look="btn btn-main" />
  </main>`;
}

/** @param {{close: () => void}} props */
function Faulty({ close }) {
  return html`<div class="link-banner over-all" role="alert" data-faulty><span>${words("stops-faulty")}</span>
    <${Reload} look="btn" /> <button type="button" class="btn" data-action="close-fault" onClick=${close}>${words("table-close")}</button></div>`;
}

/** @param {{look: string}} props its classes */
function Reload({ look }) {
  return html`<button type="button" class=${look} data-action="reload" onClick=${() => location.reload()}>${words("table-reload")}</button>`;
}
