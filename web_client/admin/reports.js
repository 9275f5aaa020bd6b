/** @import { ReportShown, ReportsListed } from "../net/wire.js" */

import { momentAt } from "./moment.js";
import { words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { AskButton } from "../ui/forms/ask_button.js";
import { saveJson } from "../ui/panels/save_file.js";
import { useAction } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { wanted } from "./tables.js";

/**
 * What players have reported; a report itself is a file, which opens at /replay.
 * @param {{answer: ReportsListed | null, failure: any}} props
 */
export function Reports({ answer, failure }) {
  const { act, busy, outcome } = useAction();
  /** @param {number} id */
  const open = (id) =>
    act(
      () => ask("GET", `reports/${id}`),
      (/** @type {ReportShown} */ { report }) => {
        if (report) saveJson(`report-${id}.json`, report);
        return words(report ? "admin-report-saved" : "admin-report-closed");
      },
    );
  /** @param {number} id */
  const remove = (id) => act(() => ask("DELETE", `reports/${id}`), words("admin-report-deleted"));
  return html`<${Part} name="reports" failure=${failure} outcome=${outcome} title=${words("admin-reports")}>
    ${answer && !answer.reports.length && html`<p class="admin-note">${words("admin-no-reports")}</p>`}
    <ul>${answer?.reports.map(
      ({ id, table, at, text }) => html`<li key=${id} data-report=${id}>
        <span><bdi>${text}</bdi><small>${momentAt(at)} · <span translate=${false}>${table}</span></small></span>
        <span class="admin-actions">
          <button type="button" class="btn" data-action="show-table" onClick=${() => (wanted.value = { code: table })}>${words("admin-show-table")}<span class="sr"> ${table}</span></button>
          <button type="button" class="btn" data-action="read-report" disabled=${busy} onClick=${() => open(id)}>${words("admin-read-report")}</button>
          <${AskButton} action="delete-report" label=${words("admin-delete-report")} question=${words("admin-delete-report.question")} disabled=${busy} onConfirm=${() => remove(id)} />
        </span>
      </li>`,
    )}</ul>
  <//>`;
}
