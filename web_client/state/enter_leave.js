// Entering and leaving tables.

/** @import { TableStore } from "./table/store.js" */

import { newId } from "../net/random.js";
import { isPassing, RequestRefused, sendCommand } from "../net/rest.js";
import { navigate, tableAddress } from "../routing/route.js";
import { storedPlayer, storePlayer } from "./session.js";

/**
 * Go to a table as one of its players.
 * @param {string} code
 * @param {string} player
 */
export function enterTable(code, player) {
  storePlayer(code, player);
  navigate(tableAddress(code));
}

/** Return the players of a page one by one. @param {string | null} stored */
export const playersIn = (stored) => (stored ?? "").split(" ").filter(Boolean);

/**
 * Forget one of the players that this page is at a table. The others get a curtain once more, as another may
 * hold the phone.
 * @param {string} code @param {string} player
 */
export function forgetPlayer(code, player) {
  const others = playersIn(storedPlayer(code)).filter((one) => one !== player);
  storePlayer(code, others.length === 1 ? `${others} ` : others.join(" ") || null);
}

/**
 * Leave a table for good, from another page. Raises a RequestRefused.
 * @param {string} code
 * @param {string} player
 */
export async function forgetTable(code, player) {
  await sendCommand(code, player, { type: "leave", id: newId() });
  forgetPlayer(code, player);
}

/**
 * Leave a table for good and go home, unless this page is somebody else there, too. If the server can't take it now, stay
 * and say so; otherwise the others would wait for somebody who has gone.
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
    forgetPlayer(store.code, store.player);
  }
  if (!storedPlayer(store.code)) navigate("/");
}
