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
 * Make a table, fill it with bots and begin; return its code and the player.
 * @param {string} game
 * @param {string} name one's own
 * @param {number} bots how many of them
 * @param {string} strength
 */
export async function playNow(game, name, bots, strength) {
  const { code, player } = await makeTable(game, name);
  /** @param {AnyCommand} command */
  const send = (command) => sendCommand(code, player, command);
  // The share of the shuffle comes after the server's promise has, as in the waiting room.
  await seeView(code, player);
  await send({ type: "salt", id: newId(), salt: newSalt() });
  for (let bot = 0; bot < bots; bot += 1) await send({ type: "add_bot", id: newId(), strength });
  await send({ type: "start", id: newId() });
  return { code, player };
}

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
