/** @import { TableStore } from "./store.js" */

import { newId } from "../net/random.js";
import { sendCommand } from "../net/rest.js";
import { navigate } from "./route.js";
import { rememberPlayer } from "./session.js";

/**
 * Leave a table for good, without being there. Raises a RequestRefused.
 * @param {string} code
 * @param {string} player
 */
export async function forgetTable(code, player) {
  await sendCommand(code, player, { type: "leave", id: newId() });
  rememberPlayer(code, null);
}

/**
 * Leave a table for good and go home.
 * @param {TableStore} store
 */
export async function leaveTable(store) {
  store.close();
  rememberPlayer(store.code, null);
  try {
    await forgetTable(store.code, store.player);
  } catch {
    // Whoever can't be told sees an absent player, whom the host may remove.
  }
  navigate("/");
}
