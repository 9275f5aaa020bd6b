/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { inARow } from "../../i18n/table.js";
import { M } from "../../i18n/match.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { ReactionButtons } from "../log/reactions.js";

/**
 * What is left for a player who is out of the round: what they see, and reactions.
 * @param {{store: TableStore}} props
 */
export function OutOfRound({ store }) {
  const { own, table } = store.state.value;
  const seesAll = Boolean(own?.all_cards);
  const sees = seesAll ? M.outSeesAll : table?.options.out_players_see && M.outSeesNoMore;
  const told = inARow(sees || false, seesAll && M.onlyOutHear);
  useAnnounced(inARow(M.youAreOut, told));
  return html`<div class="out-of-round" data-sees=${seesAll ? "all_cards" : "own_view"}>
    <p><b>${M.youAreOut}</b> ${told}</p>
    ${!store.muted.value && html`<${ReactionButtons} store=${store} />`}
  </div>`;
}
