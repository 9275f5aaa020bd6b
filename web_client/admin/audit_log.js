/** @import { AdminServerState, AuditedShown, AuditEntries } from "../net/wire.js" */

import { findWords, words } from "../i18n/words.js";
import { html, useState } from "../lib/index.js";
import { usePolled } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { momentAt } from "./moment.js";

/** How many entries are shown at first. */
const FEW = 8;

/** @param {number[]} guests */
const guestsIn = (guests) =>
  guests.length > 0 && words("admin-guests", { guests: guests.join(", "), count: guests.length });
/** @param {string | null} text */
const as = (text) => text;

/** What is said of the details of what was done, by their names. @type {Record<string, (value: any) => unknown>} */
const DETAILS = {
  name: as,
  table: as,
  guest: (guest) => guestsIn([guest]),
  guests: guestsIn,
  network: as,
  until: (time) => time && words("admin-until", { time: momentAt(time) }),
  reason: as,
  announcement: (said) => (said ? said.text : words("admin-audit-withdrawn")),
  maintenance: (begins) => words(begins ? "admin-audit-maintenance" : "admin-audit-no-maintenance"),
  tables_by: (/** @type {AdminServerState["tables_by"]} */ by) => words(`admin-audit-by-${by}`),
  new_password: (is) => is && words("admin-audit-new-password"),
  backup: as,
};

/** What administrators have done, the latest first. */
export function AuditLog() {
  const [before, setBefore] = useState(/** @type {number | null} */ (null));
  const [shown, show] = useState(FEW);
  const path = `audit${before === null ? "" : `?before=${before}`}`;
  const { answer, failure } = usePolled(() => /** @type {Promise<AuditEntries>} */ (ask("GET", path)), [path]);
  const { entries, next } = answer ?? { entries: [], next: null };
  const more = () => (entries.length > shown ? show(entries.length) : setBefore(next));
  return html`<${Part} name="audit" failure=${failure} title=${words("admin-audit")}>
    <ol>${entries.slice(0, shown).map((entry) => html`<${Entry} key=${entry.id} entry=${entry} />`)}</ol>
    ${before !== null && html`<button type="button" class="btn" data-action="latest" onClick=${() => setBefore(null)}>${words("admin-latest")}</button>`}
    ${(entries.length > shown || next) && html`<button type="button" class="btn" data-action="older" onClick=${more}>${words("admin-older")}</button>`}
  <//>`;
}

/** @param {{entry: AuditedShown}} props */
function Entry({ entry: { at, who, action, details } }) {
  const more = Object.entries(details).map(([name, value]) => DETAILS[name]?.(value));
  return html`<li data-audited=${action}><small>${momentAt(at)}</small>
    <span><b><bdi>${who}</bdi></b> ${findWords(`admin-audit-${action}`) ?? action} <small>${more.filter(Boolean).join(" · ")}</small></span></li>`;
}
