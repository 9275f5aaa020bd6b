/** @import { TableStore } from "../../state/table/store.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { arrive } from "../../state/arrival.js";
import { dayOf, timeOf, useNearness, whenInWords } from "./dates.js";

needWords("evening");

/** A line at the table that leads back to its evening. @param {{store: TableStore}} props */
export function EveningStrip({ store }) {
  const evening = store.now.table?.evening;
  if (!evening) return null;
  return html`<div class="evening-strip" data-evening-strip><span>${whenInWords(evening)}</span>
    <button type="button" class="btn" data-action="evening" onClick=${() => arrive(null)}>${words("meet-look")}</button></div>`;
}

/** When the table of a list meets. @param {{evening: {at: number, zone: string}}} props */
export const When = ({ evening }) => html`<span class="with" data-evening>${whenInWords(evening)}</span>`;

/** When a table meets that does so soon: "Tonight 20:30". @param {{evening: {at: number}}} props */
export function Soon({ evening: { at } }) {
  const nearness = useNearness(at);
  return html`${nearness === "later" ? dayOf(at) : words(`meet-${nearness}`)} ${timeOf(at)}`;
}
