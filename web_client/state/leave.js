/** @import { TableStore } from "./store.js" */

import { newId } from "../net/random.js";
import { sendCommand } from "../net/rest.js";
import { navigate } from "./route.js";
import { rememberPlayer } from "./session.js";

/**
 * Leave a table for good and go home.
 * @param {TableStore} store
 */
export async function leaveTable(store) {
  store.close();
  rememberPlayer(store.code, null);
  try {
    await sendCommand(store.code, store.player, { type: "leave", id: newId() });
  } catch {
    // Whoever can't be told sees an absent player, whom the host may remove.
  }
  navigate("/");
}
