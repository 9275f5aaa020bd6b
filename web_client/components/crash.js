import { h, html, render } from "../lib/index.js";
import { W } from "./words.js";

/**
 * Never leave an empty page behind: when a mistake in this client has wiped the screen, say so and
 * offer to load it anew. The table goes on at the server.
 * @param {Element} root
 */
export function survive(root) {
  addEventListener("error", () => {
    setTimeout(() => {
      if (root.querySelector("main")) return;
      const place = document.createElement("div");
      root.replaceWith(place);
      render(h(Crashed, null), place);
    });
  });
}

function Crashed() {
  return html`<main class="page narrow" data-screen="crashed"><div class="sheet">
    <p role="alert">${W.crashed}</p>
    <button type="button" class="btn btn-main" data-action="reload" onClick=${() => location.reload()}>${W.reload}</button>
  </div></main>`;
}
