import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { byFaction, common, likely } from "./deduced.js";

/** What most hidden cards can be, said once: "Any hidden card: Morpho 36 %". */
export function MostCards() {
  const odds = common.value;
  if (!odds) return null;
  return html`<dl class="most-cards" role="note" data-most-cards><dt>${words("morpho-deduction-most-cards")}</dt>
    ${byFaction(odds).map((one) => html`<dd key=${one.faction} class=${`f-${one.faction}`}>${likely(one)}</dd>`)}</dl>`;
}
