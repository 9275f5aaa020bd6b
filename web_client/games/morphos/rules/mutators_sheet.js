/** @import { Subject } from "../../shared/lookup/lookup.js" */
/** @import { Play } from "../types.js" */

import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { Explained } from "../../shared/lookup/explained.js";
import { closeLookup } from "../../shared/lookup/lookup.js";
import { LookupSheet } from "../../shared/lookup/lookup_sheet.js";

needWords("morphos.learn");

/** What each mutator of a game changes. @param {{asked: Subject, play: Play}} props */
export function MutatorsSheet({ asked, play: { view } }) {
  const title = words("morphos-mutators");
  const mutators = (view.mutators ?? []).map((mutator) => ({
    name: words(`morphos-mutator-${mutator}`),
    says: words(`morphos-explained-${mutator}`),
  }));
  const open = () => {
    closeLookup();
    showRules("minimorph");
  };
  return html`<${LookupSheet} label=${title} asked=${asked}><div class="lookup-text whole"><h2 class="disp">${title}</h2>
    <${Explained} of=${mutators} />
    <button type="button" class="btn" data-action="to-rules" onClick=${open}>${words("table-rules")}</button></div><//>`;
}
