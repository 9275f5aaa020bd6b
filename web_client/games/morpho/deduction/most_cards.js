import { html } from "../../../lib/index.js";
import { Picture } from "../cards/icons.js";
import { factionName } from "../cards/identities.js";
import { D } from "../words/deduction.js";
import { byFaction, common, percent } from "./deduced.js";

/** What most hidden cards can be, said once in figures. */
export function MostCards() {
  const odds = common.value;
  if (!odds) return null;
  return html`<div class="most-cards" role="note" data-most-cards><b>${D.mostCards}</b>
    <dl>${byFaction(odds).map(
      ({ faction, chance }) => html`<div key=${faction} class=${`f-${faction}`}>
      <dt><${Picture} id=${`f-${faction}`} /><span class="sr">${factionName(faction)}</span></dt><dd>${percent(chance)}<span class="sr">%</span></dd></div>`,
    )}</dl></div>`;
}
