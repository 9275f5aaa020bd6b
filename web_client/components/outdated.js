import { html } from "../lib/index.js";
import { W } from "./words.js";

/** Says that the server is newer than this page, and offers to load the page anew. */
export function Outdated() {
  return html`<div class="link-banner" role="alert" data-outdated>
    <b>${W.outdated}</b>
    <button type="button" class="btn" data-action="reload" onClick=${() => location.reload()}>${W.reload}</button>
  </div>`;
}
