/** @import { AnyCommand } from "../net/wire.js" */

import { newId } from "../net/random.js";
import { makeTable } from "../net/entering.js";
import { RequestRefused, seeView, sendCommand } from "../net/rest.js";
import { noteCommitted, shareFor, shareToReveal } from "./fairness/shares.js";

/** Sends a command as a table's player. @typedef {(command: AnyCommand) => Promise<unknown>} Send */

/**
 * Make a table, fill it with bots and start a match. Return its code and the player.
 * @param {string} game
 * @param {string} name one's own
 * @param {number} bots how many of them
 * @param {string} strength
 */
export async function playNow(game, name, bots, strength) {
  const { code, player } = await makeTable(game, name);
  /** @type {Send} */
  const send = (command) => sendCommand(code, player, command);
  await commitShare(code, player, send);
  for (let bot = 0; bot < bots; bot += 1) await send({ type: "add_bot", id: newId(), strength });
  await send({ type: "start", id: newId() });
  await revealShare(code, player, send);
  return { code, player };
}

/**
 * Commit to a share in a table's first match, as its page would.
 * @param {string} code
 * @param {string} player
 * @param {Send} send
 */
async function commitShare(code, player, send) {
  const { table } = await seeView(code, player);
  if (!table.next_commitment) return;
  const own = await shareFor(code, player, table.next_commitment);
  if (!own) return;
  await send({ type: "commit_share", id: newId(), commitment: own.commitment });
  await noteCommitted(code, player, own.commitment);
}

/**
 * Reveal that share. If it is too late, the match has begun without it.
 * @param {string} code
 * @param {string} player
 * @param {Send} send
 */
async function revealShare(code, player, send) {
  const { table } = await seeView(code, player);
  const share = await shareToReveal(code, player, table);
  if (!share) return;
  await send({ type: "reveal_share", id: newId(), share }).catch((error) => {
    if (!(error instanceof RequestRefused) || error.code !== "not_now") throw error;
  });
}
