/** @import { RequestRefused } from "../net/rest.js" */
/** @import { TablesListed } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { refusalWords } from "../ui/refusals/refused.js";

/**
 * How the server is, in a sentence; then its figures.
 * @param {{listed: TablesListed | null, failure: RequestRefused | null}} props
 */
export function Verdict({ listed, failure }) {
  const tables = listed?.tables ?? [];
  const playing = tables.filter(({ phase }) => phase === "playing").length;
  const people = tables.reduce((sum, table) => sum + table.open_pages, 0);
  const bots = tables.reduce((sum, table) => sum + table.bots.length, 0);
  const more = listed?.next ? "+" : "";
  return html`<section class=${`admin-verdict ${failure ? "bad" : ""}`}>
      <h1 class="disp" data-verdict=${failure ? failure.code : "well"}>${words(failure ? "admin-verdict-lost" : playing ? "admin-verdict-well" : "admin-verdict-quiet")}</h1>
      ${failure && html`<p>${refusalWords(failure)}</p>`}
    </section>
    ${
      listed &&
      html`<dl class="admin-figures">
        ${figure("tables", `${tables.length}${more}`)}${figure("playing", `${playing}${more}`)}
        ${figure("people", `${people}${more}`)}${figure("bots", `${bots}${more}`)}
      </dl>`
    }`;
}

/** @param {"tables" | "playing" | "people" | "bots"} name @param {string} value */
const figure = (name, value) =>
  html`<div><dt>${words(`admin-figure-${name}`)}</dt><dd class="disp">${value}</dd></div>`;
