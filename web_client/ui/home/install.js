import { html } from "../../lib/index.js";
import { offer, takeOffer } from "./install_offer.js";
import { words } from "../../i18n/words.js";
import { Sign } from "../icons/icons.js";

/** Offers to install this client as an app, where the browser can. */
export function Install() {
  if (!offer.value) return null;
  return html`<button type="button" class="btn btn-quiet" data-action="install" onClick=${() => void takeOffer()}>
    <${Sign} name="install" />${words("lobby-install")}</button>`;
}
