import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Picture } from "../cards/icons.js";
import { factionName } from "../cards/identities.js";
import { byFaction, common, percent } from "./deduced.js";

/** What most hidden cards can be, said once in figures. */
export function MostCards() {
  const odds = common.value;
  if (!odds) return null;
  return html`<div class="most-cards" role="note" data-most-cards><b>${words("morpho-deduction-most-cards")}</b>
    <dl>${byFaction(odds).map(
      ({ faction, chance }) => html`<div key=${faction} class=${`f-${faction}`}>
      <dt><${Picture} id=${`f-${faction}`} /><span class="sr">${factionName(faction)}</span></dt><dd><span aria-hidden="true">${percent(chance)}</span><span class="sr">${words("morpho-percent", { number: percent(chance) })}</span></dd></div>`,
    )}</dl></div>`;
}
