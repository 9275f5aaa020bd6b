/** @import { AdminServerState, OpeningLink } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html, useState } from "../lib/index.js";
import { linkTo } from "../routing/link.js";
import { Segments, Switch } from "../ui/forms/choices.js";
import { useSharing } from "../ui/people/share_link.js";
import { useAction } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { momentAt } from "./moment.js";

const BY = /** @type {const} */ (["everyone", "password", "nobody"]);

/** Whether rounds begin, and who may open tables. @param {{state: AdminServerState | null}} props */
export function Opening({ state }) {
  const { act, busy, outcome } = useAction();
  const [setsPassword, setPassword] = useState(false);
  /** @param {object} change */
  const change = (change) => act(() => ask("PATCH", "state", change), words("admin-changed"));
  /** @param {object} change */
  const allow = (change) =>
    act(
      () => ask("PATCH", "state", change),
      () => {
        setPassword(false);
        return words("admin-changed");
      },
    );
  /** @param {typeof BY[number]} by */
  const pick = (by) => (by === "password" && !state?.has_password ? setPassword(true) : allow({ tables_by: by }));
  /** @param {any} event */
  const send = (event) => {
    event.preventDefault();
    allow({ tables_by: "password", password: event.target.elements.password.value });
  };
  if (!state) return null;
  return html`<${Part} name="opening" outcome=${outcome} title=${words("admin-opening")}>
    <${Switch} label=${words("admin-maintenance")} hint=${words("admin-maintenance.hint")} name="maintenance" value=${state.maintenance}
      disabled=${busy} onPick=${(/** @type {boolean} */ maintenance) => change({ maintenance })} />
    <${Segments} label=${words("admin-tables-by")} hint=${words("admin-tables-by.hint")} name="tables-by" value=${state.tables_by}
      choices=${BY.map((by) => ({ value: by, label: words(`admin-by-${by}`) }))} onPick=${pick} />
    ${
      setsPassword
        ? html`<form onSubmit=${send}>
          <label class="fld">${words("admin-password")}<input type="password" name="password" required minlength="8" maxlength="200" autocomplete="new-password" /></label>
          <span class="admin-actions"><button class="btn" data-action="set-password" disabled=${busy}>${words("admin-set-password")}</button>
            <button type="button" class="btn" data-action="cancel" onClick=${() => setPassword(false)}>${words("table-cancel")}</button></span>
        </form>`
        : state.tables_by === "password" &&
          html`<button type="button" class="btn" data-action="new-password" onClick=${() => setPassword(true)}>${words("admin-new-password")}</button>`
    }
    ${state.tables_by !== "everyone" && html`<${Link} />`}
  <//>`;
}

/** A link by which one guest may open tables. */
function Link() {
  const [link, setLink] = useState(/** @type {OpeningLink | null} */ (null));
  const { act, busy, outcome } = useAction();
  const address = link ? linkTo(link.path) : "";
  const { said, place, copy } = useSharing(address, { url: address });
  const make = () => act(() => ask("POST", "opening-links"), setLink);
  return html`<button type="button" class="btn" data-action="make-link" disabled=${busy} onClick=${make}>${words("admin-make-link")}</button>
    ${
      link &&
      html`<p class="admin-note">${words("admin-link-made", { time: momentAt(link.until) })}</p>
      <p><code ref=${place} data-link translate=${false}>${address}</code></p>
      <button type="button" class="btn" data-action="copy-link" onClick=${copy}>${said || words("admin-copy")}</button>`
    }
    ${outcome}`;
}
