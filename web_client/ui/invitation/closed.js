/** @import { TableSummary } from "../../net/wire.js" */

import { inARow } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";

needWords("lobby");

/** Why nobody can come to a table just now. @param {{summary: TableSummary}} props */
export function Closed({ summary: { options, free_seats } }) {
  if (options.entry === "locked") return html`<p>${words("refused-table_locked")}</p>`;
  if (free_seats > 0) return html`<p>${words("refused-round_in_progress")}</p>`;
  return html`<p>${inARow(words("lobby-no-seat-free"), words("lobby-may-not-watch"))}</p>`;
}
