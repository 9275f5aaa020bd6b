// For how long the server keeps things.

/** @import { Keeping, Privacy } from "./wire.js" */

import { request, tablePath } from "./rest.js";

/** @returns {Promise<Privacy>} */
export const howLongKept = () => request("GET", "/privacy");

/** @param {string} code @param {string} player */
const keepingOf = (code, player) => `${tablePath(code)}/keeping?player=${encodeURIComponent(player)}`;

/** Return until when a table is kept. @param {string} code @param {string} player @returns {Promise<Keeping>} */
export const seeKeeping = (code, player) => request("GET", keepingOf(code, player));

/**
 * Keep a table for a year, or no longer than others, as its host.
 * @param {string} code
 * @param {string} player
 * @param {boolean} keep
 * @returns {Promise<Keeping>}
 */
export const keepTable = (code, player, keep) => request("POST", keepingOf(code, player), { keep });
