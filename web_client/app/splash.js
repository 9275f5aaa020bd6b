import { html } from "../lib/index.js";
import { W } from "../i18n/words.js";

/** What index.html shows before any module is there, until the first screen is. */
export function Splash() {
  return html`<div class="splash"><p class="disp splash-brand">${W.brand}</p></div>`;
}
