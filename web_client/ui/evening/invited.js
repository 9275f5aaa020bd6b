/** @import { EveningSummary } from "../../net/wire.js" */

import { list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Ticket } from "./ticket.js";

needWords("evening");

/** The evening of a table for somebody with its link: when it is, and who comes. @param {{evening: EveningSummary}} props */
export const Invited = ({ evening }) => html`<${Ticket} evening=${evening} heading="h2" />
  ${evening.yes.length > 0 && html`<p data-comes translate=${false}>${words("meet-comes", { names: list(evening.yes), count: evening.yes.length })}</p>`}`;
