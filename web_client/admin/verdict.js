/** @import { RequestRefused } from "../net/rest.js" */
/** @import { AdminServerState, TablesListed } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { refusalWords } from "../ui/refusals/refused.js";

/**
 * How the server is, in a sentence; then its figures.
 * @param {{state: AdminServerState | null, listed: TablesListed | null, failure: RequestRefused | null}} props
 */
export function Verdict({ state, listed, failure }) {
  const tables = listed?.tables ?? [];
  const playing = tables.filter(({ phase }) => phase === "playing").length;
  const people = tables.reduce((sum, table) => sum + table.open_pages, 0);
  const bots = tables.reduce((sum, table) => sum + table.bots.length, 0);
  const more = listed?.next ? "+" : "";
  const verdict = failure ? "lost" : state?.maintenance ? "maintenance" : playing ? "well" : "quiet";
  const facts = failure
    ? [refusalWords(failure)]
    : [
        state?.maintenance && words("admin-fact-maintenance", { playing }),
        state && state.tables_by !== "everyone" && words(`admin-fact-${state.tables_by}`),
      ].filter(Boolean);
  return html`<section class=${`admin-verdict ${failure ? "bad" : ""}`}>
      <h1 class="disp" data-verdict=${verdict}>${words(`admin-verdict-${verdict}`)}</h1>
      ${facts.length > 0 && html`<p>${facts.join(" ")}</p>`}
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
