import { html } from "../lib/index.js";
import { offer, takeOffer } from "../installing/offer.js";
import { Sign } from "./icons.js";
import { W } from "./words.js";

/** Offers to install this client as an app, where the browser can. */
export function Install() {
  if (!offer.value) return null;
  return html`<button type="button" class="btn btn-quiet" data-action="install" onClick=${() => void takeOffer()}>
    <${Sign} name="install" />${W.install}</button>`;
}
