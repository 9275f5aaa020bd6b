/** @import { Subject } from "../../shared/lookup/lookup.js" */
/** @import { Mutator } from "../wire.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { closeLookup } from "../../shared/lookup/lookup.js";
import { LookupSheet } from "../../shared/lookup/lookup_sheet.js";

needWords("morphos.learn");

/** What each mutator of a game changes. @param {{asked: Subject, mutators: Mutator[]}} props */
export function MutatorsSheet({ asked, mutators }) {
  const title = words("morphos-mutators");
  const open = () => {
    closeLookup();
    showRules("minimorph");
  };
  return html`<${LookupSheet} label=${title} asked=${asked}><div class="lookup-text whole"><h2 class="disp">${title}</h2>
    <dl class="mutators-explained">${mutators.map((mutator) => html`<dt key=${mutator}>${words(`morphos-mutator-${mutator}`)}</dt><dd>${words(`morphos-explained-${mutator}`)}</dd>`)}</dl>
    <button type="button" class="btn" data-action="to-rules" onClick=${open}>${words("table-rules")}</button></div><//>`;
}
