/** @import { Player } from "../../net/wire.js" */
/** @import { Kind } from "../types.js" */

/**
 * Return what somebody at a table is, `null` for a person.
 * @param {Player | undefined} player
 * @returns {Kind | null}
 */
export function kindOf(player) {
  if (player?.bot) return "bot";
  return player?.program ? "program" : null;
}
