// The matches that this browser's guest has played, and numbers.

/** @import { GameNumbers, MyNumbers, PlayedMatch, PlayedMatches, Season } from "./wire.js" */

import { request, tablePath } from "./rest.js";

const MINE = "/guests/me/matches";

/** How many matches are asked for at a time: a screenful, and the most that the server tells. */
const FEW = 10;
const MOST = 100;

/**
 * Return the next matches after one that is known, the latest first.
 * @param {PlayedMatch} [last]
 * @param {number} [limit]
 * @returns {Promise<PlayedMatches>}
 */
export const listMatches = (last, limit = FEW) =>
  request("GET", `${MINE}?limit=${limit}${last ? `&before=${last.id}` : ""}`);

/** Return all matches, the latest first. */
export async function listAllMatches() {
  /** @type {PlayedMatch[]} */
  const all = [];
  for (let more = true; more; ) {
    const next = await listMatches(all.at(-1), MOST);
    all.push(...next.matches);
    more = next.more;
  }
  return all;
}

/** Forget all matches of this guest. @returns {Promise<PlayedMatches>} what is left */
export const forgetMatches = () => request("DELETE", MINE);

/** Return the numbers of this guest, by game. @returns {Promise<MyNumbers[]>} */
export const myNumbers = () => request("GET", "/guests/me/numbers");

/** Return the numbers of all matches of the server, by game. @returns {Promise<GameNumbers[]>} */
export const allNumbers = () => request("GET", "/statistics");

/**
 * Return how everybody stands after all matches of a table's game.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Season>}
 */
export const seeSeason = (code, player) =>
  request("GET", `${tablePath(code)}/season?player=${encodeURIComponent(player)}`);
