// The matches that this browser's guest has played, and numbers.

/** @import { GameNumbers, MyNumbers, PlayedMatch, PlayedMatches, Rival, Season } from "./wire.js" */

import { request, tablePath } from "./rest.js";

const MINE = "/guests/me/matches";

/** How many matches are asked for at a time: a screenful, and the most that the server tells. */
const FEW = 10;
const MOST = 100;

/**
 * Return matches, the latest first.
 * @param {string | null} [before] `next` of an answer, for older ones
 * @param {number} [limit]
 * @returns {Promise<PlayedMatches>}
 */
export const listMatches = (before = null, limit = FEW) =>
  request("GET", `${MINE}?limit=${limit}${before === null ? "" : `&before=${before}`}`);

/** Return all matches, the latest first. */
export async function listAllMatches() {
  /** @type {PlayedMatch[]} */
  const all = [];
  /** @type {string | null} */
  let next = null;
  do {
    const found = await listMatches(next, MOST);
    all.push(...found.matches);
    next = found.next;
  } while (next !== null);
  return all;
}

/** Forget all matches of this guest. @returns {Promise<PlayedMatches>} what is left */
export const forgetMatches = () => request("DELETE", MINE);

/** Return the numbers of this guest, by game. @returns {Promise<MyNumbers[]>} */
export const myNumbers = () => request("GET", "/guests/me/numbers");

/** Return the numbers of all matches of the server, by game. @returns {Promise<GameNumbers[]>} */
export const allNumbers = () => request("GET", "/statistics");

/** Return those with whom this guest has often played. @returns {Promise<Rival[]>} */
export const myRivals = () => request("GET", "/guests/me/rivals");

/**
 * Return how everybody stands after the matches of a table's game in a season.
 * @param {string} code
 * @param {string} player
 * @param {number} season
 * @returns {Promise<Season>}
 */
export const seeSeason = (code, player, season) =>
  request("GET", `${tablePath(code)}/season?player=${encodeURIComponent(player)}&season=${season}`);
