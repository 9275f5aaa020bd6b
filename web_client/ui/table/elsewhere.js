import { words } from "../../i18n/words.js";
import { BRAND } from "../../i18n/brand.js";
import { html } from "../../lib/index.js";
import { Bar, useTitle } from "../screen/screen.js";

/** Says that this player is open on too many other pages. @param {{resume: () => void}} props */
export function Elsewhere({ resume }) {
  useTitle(BRAND);
  return html`<main class="page narrow" data-screen="elsewhere">
    <${Bar} title=${BRAND} />
    <div class="sheet">
      <p>${words("stops-played-elsewhere")}</p>
      <button type="button" class="btn btn-main" data-action="play-here" onClick=${resume}>${words("stops-play-here")}</button>
    </div>
  </main>`;
}
