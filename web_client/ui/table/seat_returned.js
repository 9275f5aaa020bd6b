/** @import { TableStore } from "../../state/table/store.js" */

import { html, useEffect } from "../../lib/index.js";
import { M } from "../../i18n/match.js";
import { Sign } from "../parts/icons.js";
import { W } from "../../i18n/table.js";

/**
 * Says that a stand-in played for this player, until they move or close it. It offers what happened meanwhile,
 * also on a page that has seen nothing of this table before.
 * @param {{store: TableStore}} props
 */
export function SeatReturned({ store }) {
  const { feed } = store.state.value;
  const since = feed.findLast(({ event }) => event.kind === "player_away" && event.player === store.player)?.n;
  useEffect(() => {
    if (since !== undefined) store.missed.offer(since);
  }, [since]);
  const close = () => {
    store.missed.seatReturned.value = false;
  };
  return html`<div class="seat-returned" role="status" data-seat-returned>
    <${Sign} name="stand-in" /><span>${M.standInOver}</span>
    <button type="button" class="iconbtn" data-action="close-seat-returned" aria-label=${W.close} onClick=${close}><${Sign} name="x" /></button>
  </div>`;
}
