/** @import { EveningSummary, TableSummary } from "../../net/wire.js" */

import { list } from "../../i18n/grammar.js";
import { needWords, words } from "../../i18n/words.js";
import { html, useState } from "../../lib/index.js";
import { comeAndAnswer } from "../../net/evenings.js";
import { asGuest, storedName, storeName } from "../../state/guest.js";
import { NameField } from "../forms/name_field.js";
import { useAttempt } from "../hooks/use_attempt.js";
import { Answers } from "./answers.js";
import { Ticket } from "./ticket.js";

needWords("lobby");
needWords("evening");

/**
 * The evening of a table for somebody with its link: when it is, who comes, and in one step a name and an answer.
 * @param {{invitation: string, summary: TableSummary & {evening: EveningSummary}, enter: (player: string) => void,
 *   refuse: (error: any) => void}} props
 */
export function Invited({ invitation, summary, enter, refuse }) {
  const { evening } = summary;
  const known = storedName();
  const [name, setName] = useState([...summary.players, ...summary.bots].includes(known) ? "" : known);
  const [busy, attempt] = useAttempt(refuse);
  /** @param {"yes" | "maybe" | "no"} answer */
  const join = (answer) =>
    attempt(async () => {
      storeName(name.trim());
      const { player } = await asGuest(name.trim(), () => comeAndAnswer(invitation, name.trim(), answer));
      enter(player);
    });
  if (summary.options.entry === "locked")
    return html`<${Ticket} evening=${evening} heading="h2" /><p data-locked>${words("refused-table_locked")}</p>`;
  return html`<${Ticket} evening=${evening} heading="h2" />
    ${evening.yes.length > 0 && html`<p data-comes translate=${false}>${words("meet-comes", { names: list(evening.yes), count: evening.yes.length })}</p>`}
    <form class="go-form" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
      <${NameField} name=${name} write=${setName} />
      ${summary.options.entry === "approval" && summary.host && html`<p data-approval>${words("lobby-host-admits", { host: summary.host })}</p>`}
      <${Answers} given=${undefined} busy=${busy} lit submits say=${join} />
      <p class="note">${words("meet-no-account")}</p>
    </form>`;
}
