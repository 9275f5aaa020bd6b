/** @import { TableListed, TablesListed } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html, signal, useEffect, useRef, useState } from "../lib/index.js";
import { useOfferedGames } from "../state/offered_games.js";
import { Sign } from "../ui/icons/icons.js";
import { usePolled } from "./asking.js";
import { OneTable } from "./one_table.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { size } from "./size.js";
import { momentAt } from "./moment.js";

/** How many tables are shown at first. */
const FEW = 10;

/** The table that is to be shown, as chosen at a report. @type {import("../lib/index.js").Signal<{code: string} | null>} */
export const wanted = signal(null);

/** Those that are hidden on phones, where they are shown of an open table only, have a class. */
const COLUMNS = /** @type {const} */ (["code", "game", "phase", "people", "updated", "number", "size"]);
const SELDOM = new Set(["game", "number", "size"]);

/** All tables, 100 at a time; one of them open. @param {{first: TablesListed | null}} props the first 100 */
export function Tables({ first }) {
  const [search, setSearch] = useState("");
  const [after, setAfter] = useState("");
  const [open, setOpen] = useState("");
  const [shown, show] = useState(FEW);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const sought = search.trim();
  const query = `tables?search=${encodeURIComponent(sought)}${after && `&after=${after}`}`;
  const elsewhere = Boolean(sought || after);
  const { answer, failure } = usePolled(
    async () => (elsewhere ? /** @type {TablesListed} */ (await ask("GET", query)) : null),
    [query],
  );
  const listed = elsewhere ? answer : first;
  const { games } = useOfferedGames();
  const titles = Object.fromEntries(games.map(({ name, title }) => [name, title]));
  /** @param {string} text */
  const look = (text) => {
    setSearch(text);
    setAfter("");
  };
  useEffect(() => {
    if (!wanted.value) return;
    look(wanted.value.code);
    setOpen(wanted.value.code);
    field.current?.focus();
  }, [wanted.value]);
  const tables = listed?.tables.slice(0, shown) ?? [];
  const isMore = listed && listed.tables.length > shown;
  const more = () => (isMore ? show(listed.tables.length) : setAfter(listed?.next ?? ""));
  return html`<${Part} name="tables" failure=${failure} title=${words("admin-tables")} note=${words("admin-tables.note")}>
    <label class="fld">${words("admin-search")}
      <input type="text" name="search" inputmode="search" maxlength="40" autocomplete="off" ref=${field} value=${search}
        onInput=${(/** @type {any} */ event) => look(event.target.value)} /></label>
    ${
      listed &&
      html`<table>
        <thead><tr>${COLUMNS.map((column) => html`<th scope="col" class=${SELDOM.has(column) ? "seldom" : ""}>${words(`admin-column-${column}`)}</th>`)}
          <td></td></tr></thead>
        ${tables.map(
          (table) => html`<${Row} key=${table.code} table=${table} game=${titles[table.game] ?? table.game}
            open=${open === table.code} onToggle=${() => setOpen(open === table.code ? "" : table.code)} />`,
        )}
      </table>
      ${!tables.length && html`<p role="status">${words(sought ? "admin-none-found" : "admin-no-tables")}</p>`}
      <p class="admin-actions">
        ${after && html`<button type="button" class="btn" data-action="first" onClick=${() => setAfter("")}>${words("admin-first-tables")}</button>`}
        ${(isMore || listed.next) && html`<button type="button" class="btn" data-action="more" onClick=${more}>${words("admin-more-tables")}</button>`}
      </p>`
    }
  <//>`;
}

/** @param {{table: TableListed, game: string, open: boolean, onToggle: () => void}} props */
function Row({ table, game, open, onToggle }) {
  const { code, phase, people, bots, updated_at: updated, number } = table;
  const company = words("admin-company", { people: people.length, bots: bots.length });
  const facts = [game, words("admin-update-number", { number }), size(table.size)];
  return html`<tbody data-table=${code} class=${open ? "open" : ""}>
    <tr>
      <th scope="row" class="disp" translate=${false}>${code}</th>
      <td class="seldom">${game}</td>
      <td>${words(`admin-phase-${phase}`)}</td>
      <td><span class="admin-company" role="img" aria-label=${company}>${people.map(() => html`<i class="person"></i>`)}${bots.map(() => html`<i></i>`)}</span></td>
      <td>${momentAt(updated)}</td>
      <td class="seldom">${number}</td>
      <td class="seldom">${size(table.size)}</td>
      <td><button type="button" class="iconbtn" aria-expanded=${String(open)} data-action="open"
        aria-label=${words("admin-open", { code })} onClick=${onToggle}><${Sign} name=${open ? "up" : "down"} /></button></td>
    </tr>
    ${open && html`<tr><td colspan="8"><p class="admin-rare">${facts.join(" · ")}</p><${OneTable} code=${code} phase=${phase} /></td></tr>`}
  </tbody>`;
}
