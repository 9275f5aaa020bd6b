/** @import { AdminServerState, ReportsListed, TablesListed } from "../net/wire.js" */

import { needWords, words } from "../i18n/words.js";
import { html, useEffect, useState } from "../lib/index.js";
import { AskButton } from "../ui/forms/ask_button.js";
import { Refused } from "../ui/refusals/refused.js";
import { Bar, useTitle } from "../ui/screen/screen.js";
import { usePolled } from "./asking.js";
import { Announcement } from "./announcement.js";
import { AuditLog } from "./audit_log.js";
import { Backups } from "./backups.js";
import { Bans } from "./bans.js";
import { Opening } from "./opening.js";
import { Reports } from "./reports.js";
import { ask, enter, session } from "./session.js";
import { Sessions } from "./sessions.js";
import { Settings } from "./settings_shown.js";
import { Tables } from "./tables.js";
import { Verdict } from "./verdict.js";

needWords("admin");

/** The administration of the server: by a link from the command line, or what to do without one. */
export function AdminPage() {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  useTitle(words("admin-title"));
  useEffect(() => {
    const come = () => {
      refuse(null);
      enter().catch(refuse);
    };
    come();
    addEventListener("hashchange", come);
    return () => removeEventListener("hashchange", come);
  }, []);
  if (session.value) return html`<${Administration} name=${session.value.name} />`;
  const isKnown = session.value === null || refusal;
  return html`<main class="page rays admin" data-screen=${isKnown ? "admin-entry" : "loading"}>
    <${Bar} title=${words("admin-title")} />
    ${isKnown && html`<${WayIn} refusal=${refusal} />`}
  </main>`;
}

/** @param {{refusal: any}} props why there is no session */
function WayIn({ refusal }) {
  return html`<section class="admin-verdict admin-entry">
    <h1 class="disp">${words("admin-entry")}</h1>
    <p>${words("admin-entry.how")}</p>
    <p><code>morpho admin-link --name ${words("admin-entry.name")}</code></p>
    ${refusal?.code !== "not_signed_in" && html`<${Refused} refusal=${refusal} of="admin" />`}
  </section>`;
}

/** @param {{name: string}} props the name of who administers */
function Administration({ name }) {
  const { answer, failure } = usePolled(() => /** @type {Promise<TablesListed>} */ (ask("GET", "tables")));
  const { answer: state } = usePolled(() => /** @type {Promise<AdminServerState>} */ (ask("GET", "state")));
  const reports = usePolled(() => /** @type {Promise<ReportsListed>} */ (ask("GET", "reports")));
  const leave = () => void ask("DELETE", "session").then(() => (session.value = null));
  return html`<main class="page rays admin" data-screen="admin">
    <${Bar} title=${words("admin-title")}>
      <span>${name}</span>
      <${AskButton} action="leave" label=${words("admin-leave")} question=${words("admin-leave.question")} onConfirm=${leave} />
    <//>
    <div class="admin-parts">
      <${Verdict} state=${state} listed=${answer} reports=${reports.answer?.reports.length ?? 0} failure=${failure} />
      <div class="admin-main">
        <${Tables} first=${answer} />
        <div class="admin-pair">
          <${Announcement} state=${state} />
          <${Bans} />
        </div>
        <${Reports} ...${reports} />
      </div>
      <div class="admin-side">
        <${Opening} state=${state} />
        <${Backups} />
        <${Sessions} />
        <${Settings} />
        <${AuditLog} />
      </div>
    </div>
  </main>`;
}
