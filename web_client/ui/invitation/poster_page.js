/** @import { Child } from "../../lib/index.js" */

import { html } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { Bar } from "../screen/screen.js";
import { withStyles } from "../../loading/stylesheets.js";
import { BRAND } from "../../i18n/brand.js";

const loadPoster = async () => (await withStyles(import("./poster.js"), "ui/invitation/poster.css")).Poster;

/**
 * A short page with a game's poster, which is loaded once the page's own content is there.
 * @param {{name: string, ready: boolean, game?: string, children?: Child}} props
 */
export function PosterPage({ name, ready, game, children }) {
  return html`<main class="page narrow poster-page" data-screen=${name}>
    <${Bar} title=${BRAND} />
    <div class="sheet">${children}</div>
    ${ready && html`<${Lazy} load=${loadPoster} props=${{ game }} />`}
  </main>`;
}
