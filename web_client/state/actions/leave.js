/** @import { TableStore } from "../table/store.js" */

import { newId } from "../../net/random.js";
import { isPassing, RequestRefused, sendCommand } from "../../net/rest.js";
import { navigate } from "../../routing/route.js";
import { rememberPlayer } from "../session.js";

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
 * Leave a table for good and go home; stay, and say so, where that can't be done just now: others would wait for
 * somebody who has gone.
 * @param {TableStore} store
 */
export async function leaveTable(store) {
  store.close();
  try {
    await forgetTable(store.code, store.player);
  } catch (error) {
    if (error instanceof RequestRefused && isPassing(error.code)) {
      store.open();
      store.refuse("leave", error);
      return;
    }
    rememberPlayer(store.code, null);
  }
  navigate("/");
}
