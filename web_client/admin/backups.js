/** @import { BackupChecked, BackupMade, BackupsShown } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html } from "../lib/index.js";
import { RequestRefused } from "../net/rest.js";
import { useAction, usePolled } from "./asking.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { size } from "./size.js";

/** For how long to wait for a backup to be written or checked, in milliseconds. */
const PATIENCE = 600_000;

/** The backups in the server's folder: another one now, and whether one is whole. */
export function Backups() {
  const { answer, failure } = usePolled(() => /** @type {Promise<BackupsShown>} */ (ask("GET", "backups")));
  const { act, busy, outcome } = useAction();
  const make = () =>
    act(
      () => ask("POST", "backup", undefined, PATIENCE),
      (/** @type {BackupMade} */ { name, bytes, left_out: rows }) => {
        if (rows) throw new RequestRefused("rows_left_out", words("admin-backup-lacks", { name, rows }));
        return words("admin-backed-up", { name, size: size(bytes) });
      },
    );
  /** @param {string} name */
  const check = (name) =>
    act(
      () => ask("POST", `backups/${encodeURIComponent(name)}/check`, undefined, PATIENCE),
      (/** @type {BackupChecked} */ { whole, problem, tables, guests }) => {
        if (!whole)
          throw new RequestRefused("not_whole", words("admin-backup-broken", { name, problem: problem ?? "" }));
        return words("admin-backup-whole", { name, tables, guests });
      },
    );
  return html`<${Part} name="backups" failure=${failure} outcome=${outcome} title=${words("admin-backups")} note=${answer && !answer.enabled ? words("admin-backups-off") : undefined}>
    ${
      answer?.enabled &&
      html`<ul>${answer.backups.map(
        ({
          name,
          bytes,
        }) => html`<li key=${name} data-backup=${name}><span translate=${false}>${name}<small>${size(bytes)}</small></span>
        <button type="button" class="btn" data-action="check-backup" disabled=${busy} onClick=${() => check(name)}>${words("admin-check-backup")}<span class="sr"> ${name}</span></button></li>`,
      )}</ul>
      <button type="button" class="btn" data-action="back-up" disabled=${busy} onClick=${make}>${words(busy ? "admin-backing-up" : "admin-back-up")}</button>`
    }
  <//>`;
}
