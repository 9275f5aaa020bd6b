/** @import { AuditedShown, AuditEntries } from "../net/wire.js" */

import { findWords, words } from "../i18n/words.js";
import { html, useState } from "../lib/index.js";
import { usePolled } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { momentAt } from "./moment.js";

/** How many entries are shown at first. */
const FEW = 8;

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
  const concerned = Object.entries(details).filter(([, value]) => value !== null && value !== false);
  const more = concerned.map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return html`<li data-audited=${action}><small>${momentAt(at)}</small>
    <span><b><bdi>${who}</bdi></b> ${findWords(`admin-audit-${action}`) ?? action} <small translate=${false}>${more.join(", ")}</small></span></li>`;
}
