/** @import { RequestRefused } from "../net/rest.js" */
/** @import { AdminServerState, TablesListed } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { refusalWords } from "../ui/refusals/refused.js";

/**
 * How the server is, in a sentence, and what waits to be read; then its figures.
 * @param {{state: AdminServerState | null, listed: TablesListed | null, reports: number, failure: RequestRefused | null}} props
 */
export function Verdict({ state, listed, reports, failure }) {
  const tables = listed?.tables ?? [];
  const playing = tables.filter(({ phase }) => phase === "playing").length;
  const figures = {
    tables: tables.length,
    playing,
    people: tables.reduce((sum, table) => sum + table.open_pages, 0),
    bots: tables.reduce((sum, table) => sum + table.bots.length, 0),
  };
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
      ${reports > 0 && html`<button type="button" class="btn" data-action="to-reports" onClick=${toReports}>${words("admin-fact-reports", { count: reports })}</button>`}
    </section>
    ${
      listed &&
      html`<div class="admin-figures">${
        /** @type {(keyof typeof figures)[]} */ (Object.keys(figures)).map(
          (name) =>
            html`<span><b class="disp">${figures[name]}${listed.next && "+"}</b> ${words(`admin-figure-${name}`)}</span>`,
        )
      }</div>`
    }`;
}

/** Go to the reports, which may be far below: an address with a # would be a link into the administration. */
function toReports() {
  const heading = document.getElementById("admin-reports");
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
