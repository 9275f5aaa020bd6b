// Making, entering and leaving tables.

/** @import { AnyCommand } from "../net/wire.js" */
/** @import { TableStore } from "./table/store.js" */

import { newId, newSalt } from "../net/random.js";
import { isPassing, makeTable, RequestRefused, seeView, sendCommand } from "../net/rest.js";
import { navigate, tableAddress } from "../routing/route.js";
import { rememberPlayer } from "./session.js";

/**
 * Go to a table as one of its players.
 * @param {string} code
 * @param {string} player
 */
export function enterTable(code, player) {
  rememberPlayer(code, player);
  navigate(tableAddress(code));
}

/**
 * Make a table, fill it with bots and start a match. Return its code and the player.
 * @param {string} game
 * @param {string} name one's own
 * @param {number} bots how many of them
 * @param {string} strength
 */
export async function playNow(game, name, bots, strength) {
  const { code, player } = await makeTable(game, name);
  /** @param {AnyCommand} command */
  const send = (command) => sendCommand(code, player, command);
  // The share of the shuffle is sent after the server's commitment has come, as in the waiting room.
  await seeView(code, player);
  await send({ type: "salt", id: newId(), salt: newSalt() });
  for (let bot = 0; bot < bots; bot += 1) await send({ type: "add_bot", id: newId(), strength });
  await send({ type: "start", id: newId() });
  return { code, player };
}

/**
 * Leave a table for good, from another page. Raises a RequestRefused.
 * @param {string} code
 * @param {string} player
 */
export async function forgetTable(code, player) {
  await sendCommand(code, player, { type: "leave", id: newId() });
  rememberPlayer(code, null);
}

/**
 * Leave a table for good and go home. If the server can't take it now, stay and say so; otherwise the others would wait
 * for somebody who has gone.
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
