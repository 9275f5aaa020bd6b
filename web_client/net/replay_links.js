/** @import { ReplayLinks, SharedRound } from "./wire.js" */

import { request, tablePath } from "./rest.js";

/** @param {string} code @param {string} player @param {Record<string, string>} [more] of the query */
const path = (code, player, more = {}) => `${tablePath(code)}/replay-links?${new URLSearchParams({ player, ...more })}`;

/**
 * Return what a player's links at a table show.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<ReplayLinks>}
 */
export const seeLinks = (code, player) => request("GET", path(code, player));

/**
 * Let the bearer of a secret see a round, or without `round` a match that is over.
 * @param {string} code
 * @param {string} player
 * @param {{token: string, match: number, round: number | null}} link
 * @returns {Promise<ReplayLinks>}
 */
export const makeLink = (code, player, link) => request("POST", path(code, player), link);

/**
 * Let a player's link to a round or a match work no more.
 * @param {string} code
 * @param {string} player
 * @param {{match: number, round: number | null}} shown
 * @returns {Promise<ReplayLinks>}
 */
export const endLink = (code, player, { match, round }) =>
  request("DELETE", path(code, player, { match: String(match), ...(round && { round: String(round) }) }));

/**
 * Return a round that a link shows.
 * @param {string} token
 * @param {number | null} round null for the first
 * @returns {Promise<SharedRound>}
 */
export const openLink = (token, round) => request("POST", "/shared-replays", { token, round });
