/** @import { OpenedRecord, PastMatch, PastRound, Report } from "./wire.js" */

import { ROOT, request, tablePath } from "./rest.js";

/** @param {string} code @param {string} player @param {number} match @param {string} [part] of the match */
const matchPath = (code, player, match, part = "") =>
  `${tablePath(code)}/matches/${match}${part}?player=${encodeURIComponent(player)}`;

/** @param {string} code @param {string} player @param {number} match @param {number} round @param {string} [of] */
const roundPath = (code, player, match, round, of = "") => matchPath(code, player, match, `/rounds/${round}${of}`);

/**
 * Return how a match went that is over.
 * @param {string} code
 * @param {string} player
 * @param {number} match
 * @returns {Promise<PastMatch>}
 */
export const seeMatch = (code, player, match) => request("GET", matchPath(code, player, match));

/**
 * Return a round of a match that is over.
 * @param {string} code
 * @param {string} player
 * @param {number} match
 * @param {number} round
 * @returns {Promise<PastRound>}
 */
export const seeRound = (code, player, match, round) => request("GET", roundPath(code, player, match, round));

/**
 * Return the address of a round's record file.
 * @param {string} code
 * @param {string} player
 * @param {number} match
 * @param {number} round
 * @param {"yaml" | "json"} format
 */
export const recordAddress = (code, player, match, round, format) =>
  `${ROOT}${roundPath(code, player, match, round, "/record")}&format=${format}`;

/**
 * Let the server play a record.
 * @param {string} record the text of a file
 * @param {number} number which of its records
 * @returns {Promise<OpenedRecord>}
 */
export const openRecord = (record, number) => request("POST", "/replays", { record, number });

/**
 * Return the last round of a table as far as a player may know it.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Report>}
 */
export const seeReport = (code, player) =>
  request("GET", `${tablePath(code)}/report?player=${encodeURIComponent(player)}`);
