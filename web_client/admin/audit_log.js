/** @import { AuditedShown, AuditEntries } from "../net/wire.js" */

import { momentAt } from "../i18n/time.js";
import { findWords, words } from "../i18n/words.js";
import { html, useState } from "../lib/index.js";
import { Refused } from "../ui/refusals/refused.js";
import { useAction, usePolled } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";

/** How many entries are shown at first. */
const FEW = 8;

/** What administrators have done, the latest first. */
export function AuditLog() {
  const { answer, failure } = usePolled(() => /** @type {Promise<AuditEntries>} */ (ask("GET", "audit")));
  const [older, setOlder] = useState(/** @type {AuditEntries | null} */ (null));
  const [shown, show] = useState(FEW);
  const { act, busy, told } = useAction();
  const latest = answer?.entries ?? [];
  const known = [...latest, ...(older?.entries ?? []).filter(({ id }) => id < (latest.at(-1)?.id ?? 0))];
  const next = older ? older.next : answer?.next;
  const more = () => {
    show(shown + 100);
    if (next && known.length < shown + 100)
      void act(async () => {
        const found = await ask("GET", `audit?before=${next}`);
        setOlder({ ...found, entries: [...(older?.entries ?? []), ...found.entries] });
        return "";
      });
  };
  return html`<${Part} name="audit" title=${words("admin-audit")}>
    <${Refused} refusal=${failure} of="admin" />
    <ol>${known.slice(0, shown).map((entry) => html`<${Entry} key=${entry.id} entry=${entry} />`)}</ol>
    ${(known.length > shown || next) && html`<button type="button" class="btn" data-action="older" disabled=${busy} onClick=${more}>${words("admin-older")}</button>`}
    ${told}
  <//>`;
}

/** @param {{entry: AuditedShown}} props */
function Entry({ entry: { at, who, action, details } }) {
  const concerned = Object.entries(details ?? {}).filter(([, value]) => value !== null && value !== false);
  const more = concerned.map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return html`<li data-audited=${action}>
    <small>${momentAt(at)}</small>
    <span><b><bdi>${who}</bdi></b> ${findWords(`admin-audit-${action}`) ?? action} <small translate=${false}>${more.join(", ")}</small></span>
  </li>`;
}
