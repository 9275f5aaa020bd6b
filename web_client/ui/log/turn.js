// The turns of a game: a heading for each in the log, and the number of the one that is played.

/** @import { GameClient } from "../../games/types.js" */
/** @import { Line } from "../../i18n/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { WireEvent } from "../../net/wire.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html } from "../../lib/index.js";
import { parts, words } from "../../i18n/words.js";

/**
 * Return the heading of a turn that began; null for another event.
 * @param {WireEvent} event
 * @param {GameClient} game
 * @param {unknown} context
 * @returns {Line | null}
 */
export function turnHeading({ kind, seat, number = 0, again = false }, game, context) {
  if (kind !== "turn_began") return null;
  const who = game.opponent?.(seat, context) ?? { seat };
  return { parts: parts("table-turn", { number, who, again }), kind: "turn", seat };
}

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
