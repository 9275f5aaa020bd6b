/** @import { TableListed, TablesListed } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html, useState } from "../lib/index.js";
import { useOfferedGames } from "../state/offered_games.js";
import { Sign } from "../ui/icons/icons.js";
import { usePolled } from "./asking.js";
import { OneTable } from "./one_table.js";
import { Part } from "./part.js";
import { ask } from "./session.js";
import { size } from "./size.js";
import { momentAt } from "./moment.js";

/** Those that are hidden on phones, where they are shown of an open table only, have a class. */
const COLUMNS = /** @type {const} */ (["code", "game", "phase", "people", "updated", "number", "size"]);
const SELDOM = new Set(["game", "number", "size"]);

/** All tables, 100 at a time; one of them open. @param {{first: TablesListed | null}} props the first 100 */
export function Tables({ first }) {
  const [search, setSearch] = useState("");
  const [after, setAfter] = useState("");
  const [open, setOpen] = useState("");
  const query = `tables?search=${encodeURIComponent(search)}${after && `&after=${after}`}`;
  const elsewhere = Boolean(search || after);
  const { answer, failure } = usePolled(
    async () => (elsewhere ? /** @type {TablesListed} */ (await ask("GET", query)) : null),
    [query],
  );
  const listed = elsewhere ? answer : first;
  const { games } = useOfferedGames();
  const titles = Object.fromEntries(games.map(({ name, title }) => [name, title]));
  /** @param {any} event */
  const look = (event) => {
    setSearch(event.target.value.trim());
    setAfter("");
  };
  return html`<${Part} name="tables" failure=${failure} title=${words("admin-tables")} note=${words("admin-tables.note")}>
    <label class="fld">${words("admin-search")}
      <input type="text" name="search" inputmode="search" maxlength="40" autocomplete="off" onInput=${look} /></label>
    ${
      listed &&
      html`<table>
        <thead><tr>${COLUMNS.map((column) => html`<th scope="col" class=${SELDOM.has(column) ? "seldom" : ""}>${words(`admin-column-${column}`)}</th>`)}
          <td></td></tr></thead>
        ${listed.tables.map(
          (table) => html`<${Row} key=${table.code} table=${table} game=${titles[table.game] ?? table.game}
            open=${open === table.code} onToggle=${() => setOpen(open === table.code ? "" : table.code)} />`,
        )}
      </table>
      ${!listed.tables.length && html`<p role="status">${words(search ? "admin-none-found" : "admin-no-tables")}</p>`}
      <p class="admin-actions">
        ${after && html`<button type="button" class="btn" data-action="first" onClick=${() => setAfter("")}>${words("admin-first-tables")}</button>`}
        ${listed.next && html`<button type="button" class="btn" data-action="more" onClick=${() => setAfter(listed.next ?? "")}>${words("admin-more-tables")}</button>`}
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
