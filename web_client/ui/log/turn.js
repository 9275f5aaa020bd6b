// The turns of a game: a heading for each in the log.

/** @import { GameClient } from "../../games/types.js" */
/** @import { Line } from "../../i18n/types.js" */
/** @import { WireEvent } from "../../net/wire.js" */

import { parts } from "../../i18n/words.js";

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
