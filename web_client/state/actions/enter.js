import { navigate, tableAddress } from "../../routing/route.js";
import { rememberPlayer } from "../session.js";

/**
 * Go to a table as one of its players.
 * @param {string} code
 * @param {string} player
 */
export function enterTable(code, player) {
  rememberPlayer(code, player);
  navigate(tableAddress(code));
}
