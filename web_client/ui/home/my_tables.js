/** @import { MyTable } from "../../net/wire.js" */
/** @import { MyTables as Found } from "../../state/my_tables.js" */

import { html, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { arrive } from "../../state/arrival.js";
import { enterTable } from "../../state/enter_leave.js";
import { Sign } from "../icons/icons.js";
import { AskButton } from "../forms/ask_button.js";
import { ago } from "../../i18n/ago.js";
import { list } from "../../i18n/grammar.js";
import { tableName } from "../../i18n/table_name.js";
import { needWords, words } from "../../i18n/words.js";
import { Refused } from "../refusals/refused.js";

needWords("lobby");

const loadWhen = async () => (await import("../evening/strip.js")).When;
const loadSoon = async () => (await import("../evening/strip.js")).Soon;

/**
 * The tables that this browser has not finished.
 * @param {{mine: Found, shown: number, named: boolean}} props `shown`: how many are shown, the others are folded away;
 *   `named`: with their game
 */
export function MyTables({ mine, shown, named }) {
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  if (mine.refusal) {
    return html`<section class="my-tables"><h2 class="disp">${words("lobby-your-tables")}</h2>
      <${Refused} refusal=${mine.refusal} />
      <button type="button" class="btn" data-action="try-again" onClick=${() => void mine.ask()}>${words("table-try-again")}</button>
    </section>`;
  }
  const tables = byMeeting(mine.tables ?? []);
  if (!tables.length) return null;

  /** @param {MyTable[]} some */
  const forget = async (some) => {
    refuse(null);
    for (const table of some) {
      try {
        await mine.forget(table);
      } catch (error) {
        refuse(error);
      }
    }
  };
  const older = tables.slice(shown);
  return html`<section class="my-tables"><h2 class="disp">${words("lobby-your-tables")}</h2>
    <${TableList} tables=${tables.slice(0, shown)} named=${named} forget=${forget} />
    ${
      older.length > 0 &&
      html`<details>
      <summary data-action="older">${words("lobby-older-tables", { count: older.length })}</summary>
      <${TableList} tables=${older} named=${named} forget=${forget} />
      <${AskButton} action="forget-older" label=${words("lobby-forget-older")} question=${words("lobby-forget-older-sure", { count: older.length })}
        onConfirm=${() => void forget(older)} />
    </details>`
    }
    <${Refused} refusal=${refusal} />
  </section>`;
}

/** Return when a table meets; those that are not about to come last. @param {MyTable} table */
const meetsAt = ({ evening }) => evening?.at ?? Number.MAX_SAFE_INTEGER;

/** @param {MyTable[]} tables */
const byMeeting = (tables) => [...tables].sort((one, other) => meetsAt(one) - meetsAt(other));

/** How long before an evening the first page leads with it, in milliseconds. */
const BEFORE = 43_200_000;

/** Return the table to lead with: one that waits for one's move, or else the first that meets soon. @param {MyTable[]} tables */
export const nextOf = (tables) =>
  tables.find(({ awaits_you }) => awaits_you) ??
  byMeeting(tables).find((table) => meetsAt(table) < Date.now() + BEFORE);

/** The way back to the table that comes next. @param {{table: MyTable}} props */
export function Ticket({ table }) {
  const { awaits_you: waits, evening, title } = table;
  const company = list(companyOf(table));
  return html`<button type="button" class="door door-main" data-action=${waits ? "your-turn" : "to-evening"} translate=${false} onClick=${() => comeBack(table, waits)}>
    <${Sign} name="play" /><span><b class="disp">${waits ? words("table-wanted-turn") : html`<${Lazy} load=${loadSoon} props=${{ evening }} />`}</b>
    <small>${company ? words("lobby-game-with", { game: title, company }) : title}</small></span><${Sign} name="back" /></button>`;
}

/** Come back to a table, first to its evening, if one is planned. @param {MyTable} table @param {boolean} [plays] */
function comeBack({ code, player, evening }, plays = false) {
  if (evening && !plays) arrive(null);
  enterTable(code, player);
}

/** @param {{tables: MyTable[], named: boolean, forget: (some: MyTable[]) => void}} props */
function TableList({ tables, named, forget }) {
  return html`<ul>${tables.map(
    (table) => html`<li key=${table.code + table.player}>
    <button type="button" class="come-back" data-table=${table.code} data-action="come-back"
      onClick=${() => comeBack(table)}>
      <span><b translate=${false}><bdi>${tableName(table.code)}</bdi></b> <small>${named && html`<bdi>${table.title}</bdi> · `}${ago(Math.max(0, Date.now() - table.updated_at))}</small>
        ${table.evening && html`<${Lazy} load=${loadWhen} props=${{ evening: table.evening }} />`}
        <span class="with" translate=${false}>${tableInWords(table)}</span></span>
      <span class="disp">${turnInWords(table)}</span>
    </button>
    <${AskButton} action="forget" label=${words("lobby-forget")} question=${words("lobby-forget-sure", { name: tableName(table.code) })}
      onConfirm=${() => forget([table])} />
  </li>`,
  )}</ul>`;
}

/** @param {Pick<MyTable, "players" | "bots" | "name">} table */
const companyOf = ({ players, bots, name }) => [...players.filter((other) => other !== name), ...bots];

/** Say whose turn it is, as everybody at the table knows. @param {MyTable} table */
function turnInWords({ awaits_you: mine, turn }) {
  if (mine) return words("table-wanted-turn");
  return turn.length === 1 ? words("lobby-turn-of", { name: turn[0] }) : words("lobby-come-back");
}

/** Return who is at a table beside the reader, and how it stands. @param {MyTable} table */
function tableInWords({ name, players, bots, phase }) {
  const company = players.filter((other) => other !== name);
  if (bots.length) company.push(words("lobby-some-bots", { count: bots.length }));
  return company.length
    ? words("lobby-table-with", { name, company: list(company), phase })
    : words("lobby-table-alone", { name, phase });
}
