/** @import { AnyCommand } from "../../net/wire.js" */

import { newId, newSalt } from "../../net/random.js";
import { makeTable, seeView, sendCommand } from "../../net/rest.js";

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
