/** @import { MatchAnalysis, OpenedRecord, PastMatch, PastRound, Report, RoundAnalysis, Seated } from "./wire.js" */

import { requestOnce } from "./entering.js";
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
 * Return the moves of a match that is over, as a saved match has them.
 * @param {string} code
 * @param {string} player
 * @param {number} match
 * @returns {Promise<object>}
 */
export const seeMoves = (code, player, match) => request("GET", matchPath(code, player, match, "/moves"));

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
 * Return what each seat could have known in a round of a match that is over.
 * @param {string} code
 * @param {string} player
 * @param {number} match
 * @param {number} round
 * @returns {Promise<RoundAnalysis>}
 */
export const seeRoundAnalysis = (code, player, match, round) =>
  request("GET", roundPath(code, player, match, round, "/analysis"));

/**
 * Return the summaries of the rounds of a match that is over.
 * @param {string} code
 * @param {string} player
 * @param {number} match
 * @returns {Promise<MatchAnalysis>}
 */
export const seeMatchAnalysis = (code, player, match) => request("GET", matchPath(code, player, match, "/analysis"));

/**
 * Open a table that plays on from a past round.
 * @param {string} code
 * @param {string} player
 * @param {number} match
 * @param {number} round
 * @param {{steps: number, seat: number, strength: string}} from after how many steps, who takes which seat, and how well
 *   bots play in the others
 * @returns {Promise<Seated>}
 */
export const playOn = (code, player, match, round, from) =>
  requestOnce(roundPath(code, player, match, round, "/tables"), from);

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

/**
 * Send a report to the host of the server.
 * @param {string} code
 * @param {string} player
 * @param {string} text a sentence about it
 * @param {object} report
 */
export const sendReport = (code, player, text, report) =>
  request("POST", `${tablePath(code)}/reports?player=${encodeURIComponent(player)}`, { text, report });
