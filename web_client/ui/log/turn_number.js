/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { words } from "../../i18n/words.js";

/**
 * The number of the turn that is played, as far as it has been seen, and of how many; nothing before the first.
 * @param {{store: TableStore, motion: TableMotion | null}} props
 */
export function TurnNumber({ store, motion }) {
  const view = motion?.seen.value?.public ?? store.now.public;
  const { turn, turns, turn_number = turns?.[turn], turn_limit: limit = 0 } = view ?? {};
  if (store.now.table?.phase !== "playing" || typeof turn !== "number" || !turn_number) return null;
  return html`<span class="turn-number" data-turn-number=${turn_number}><span class="sr">${words("table-turn-of", { number: turn_number, limit })}</span>
    <span aria-hidden="true"><small>${words("table-turn-short")}</small> <b>${turn_number}${limit > 0 && html`<i>/${limit}</i>`}</b></span></span>`;
}
