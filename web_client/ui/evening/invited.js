/** @import { Child } from "../../lib/index.js" */
/** @import { EveningSummary, TableSummary } from "../../net/wire.js" */

import { list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Answers } from "./answers.js";
import { Ticket } from "./ticket.js";

needWords("evening");

/**
 * The evening of a table for somebody with its link: when it is, who comes, and an answer, by which they come.
 * @param {{summary: TableSummary & {evening: EveningSummary}, named: Child, ways: Child, busy: boolean, lit: boolean,
 *   join: (sit: boolean, answer: "yes" | "maybe" | "no") => void}} props `named`: asks for the name, `ways`: to play or watch at
 *   once, during a match
 */
export function Invited({ summary: { evening, may_watch }, named, ways, busy, lit, join }) {
  const ticket = html`<${Ticket} evening=${evening} heading="h2" />
    ${evening.yes.length > 0 && html`<p data-comes translate=${false}>${words("meet-comes", { names: list(evening.yes), count: evening.yes.length })}</p>`}`;
  return html`${!ways && ticket}${named}${ways}${ways && ticket}
    ${may_watch && html`<${Answers} busy=${busy} lit=${lit && !ways} submits say=${(/** @type {"yes" | "maybe" | "no"} */ answer) => join(false, answer)} />`}`;
}
