/** @import { AnyCommand, GameOffered, Json } from "../net/wire.js" */

import { newId } from "../net/random.js";
import { makeTable } from "../net/entering.js";
import { RequestRefused, seeView, sendCommand } from "../net/rest.js";
import { forgetTable } from "./enter_leave.js";
import { noteCommitted, shareFor, shareToReveal } from "./fairness/shares.js";

/** Sends a command as a table's player. @typedef {(command: AnyCommand) => Promise<unknown>} Send */

/** A way to play alone: what is chosen, and how many bots take the other seats. @typedef {{options: Json, bots: number}} Way */

/** How many play a game against bots, unless it is for fewer or more. */
const USUAL = 5;

/**
 * Return the ways to play a game alone: against bots, and without any where it can be played so.
 * @param {Pick<GameOffered, "starts" | "bots">} game
 * @returns {Way[]}
 */
export function waysAlone({ starts, bots }) {
  const together = bots.length ? starts.filter(({ seats }) => seats > 1) : [];
  const against = together.findLast(({ seats }) => seats <= USUAL) ?? together[0];
  const ways = [...(against ? [against] : []), ...starts.filter(({ seats }) => seats === 1)];
  return ways.map(({ seats, options }) => ({ options, bots: seats - 1 }));
}

/**
 * Make a table, fill it with bots and start a match. Return its code and the player. If that fails, the table does not
 * stay behind.
 * @param {string} game
 * @param {string} name one's own
 * @param {Way} way
 * @param {string} strength of the bots
 */
export async function playNow(game, name, { options, bots }, strength) {
  const { code, player } = await makeTable(game, name, options);
  /** @type {Send} */
  const send = (command) => sendCommand(code, player, command);
  try {
    await commitShare(code, player, send);
    for (let bot = 0; bot < bots; bot += 1) await send({ type: "add_bot", id: newId(), strength });
    await send({ type: "start", id: newId() });
    await revealShare(code, player, send);
  } catch (error) {
    await forgetTable(code, player).catch(() => {}); // the first error is the one to tell
    throw error;
  }
  return { code, player };
}

/**
 * Commit to a share in a table's first match, as its page would.
 * @param {string} code
 * @param {string} player
 * @param {Send} send
 */
async function commitShare(code, player, send) {
  const { table } = await seeView(code, `player=${player}`);
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
  const { table } = await seeView(code, `player=${player}`);
  const share = await shareToReveal(code, player, table);
  if (!share) return;
  await send({ type: "reveal_share", id: newId(), share }).catch((error) => {
    if (!(error instanceof RequestRefused) || error.code !== "not_now") throw error;
  });
}
