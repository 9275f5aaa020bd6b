/** @import { Child } from "../lib/index.js" */

import { html } from "../lib/index.js";
import { Lazy } from "./lazy.js";
import { Bar } from "./parts.js";
import { loadCommonStyles } from "./stylesheets.js";
import { W } from "./words.js";

const loadPoster = async () => {
  const [{ Poster }] = await Promise.all([import("./poster.js"), loadCommonStyles("home")]);
  return Poster;
};

/**
 * A page of few words with a game's poster, which is loaded once there is something to do.
 * @param {{name: string, ready: boolean, game?: string, children?: Child}} props
 */
export function BesidePoster({ name, ready, game, children }) {
  return html`<main class="page narrow beside-poster" data-screen=${name}>
    <${Bar} title=${W.brand} />
    <div class="sheet">${children}</div>
    ${ready && html`<${Lazy} load=${loadPoster} props=${{ game }} />`}
  </main>`;
}
