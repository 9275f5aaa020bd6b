// The requests by which somebody comes to a table.

/** @import { GameOffered, Json, PassSummary, Seated, TableSummary } from "./wire.js" */

import { Backoff } from "./backoff.js";
import { newId } from "./random.js";
import { request, RequestRefused, tablePath } from "./rest.js";

/** Reasons for which nobody knows whether a request was carried out. */
const IN_DOUBT = new Set(["bad_gateway", "log_unavailable", "restarting", "unreachable"]);
/** How often such a request is sent again. */
const MOST_REPEATS = 3;
/** For how many milliseconds it is sent again. */
const PATIENCE = 15_000;

/** The ids of requests in doubt, by what they ask. @type {Map<string, string>} */
const inDoubt = new Map();

/**
 * Send a request that the server carries out once under its id. While it is in doubt send it again; asking for the same
 * later continues under that id.
 * @param {string} path
 * @param {object} body
 */
export async function requestOnce(path, body) {
  const asked = path + JSON.stringify(body);
  const id = inDoubt.get(asked) ?? newId();
  inDoubt.set(asked, id);
  const backoff = new Backoff();
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      const answer = await request("POST", path, { ...body, id });
      inDoubt.delete(asked);
      return answer;
    } catch (error) {
      const doubtful = error instanceof RequestRefused && IN_DOUBT.has(error.code);
      if (!doubtful) inDoubt.delete(asked);
      if (!doubtful || backoff.attempts === MOST_REPEATS || performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, backoff.next()));
  }
}

/** @returns {Promise<GameOffered[]>} */
export const listGames = () => request("GET", "/games");

/** @param {string} invitation @returns {Promise<TableSummary>} */
export const seeTable = (invitation) => request("GET", tablePath(invitation));

/**
 * @param {string} game
 * @param {string} name
 * @param {Json} [options] beside the usual ones
 * @returns {Promise<Seated>}
 */
export const makeTable = (game, name, options = {}) => requestOnce("/tables", { game, name, options });

/**
 * @param {string} invitation
 * @param {string} name
 * @param {boolean} sit
 * @param {"yes" | "maybe" | "no"} [answer] whether one comes to the evening that is planned
 * @returns {Promise<Seated>}
 */
export const joinTable = (invitation, name, sit, answer) =>
  requestOnce(`${tablePath(invitation)}/players`, { name, sit, answer });

/**
 * Enter a table by a pass.
 * @param {string} invitation
 * @param {string} token
 * @param {string} [name] of who takes a seat over by it
 * @returns {Promise<Seated>}
 */
export const usePass = (invitation, token, name) => request("POST", `${tablePath(invitation)}/passes`, { token, name });

/**
 * Return what a pass leads to, without using it.
 * @param {string} invitation
 * @param {string} token
 * @returns {Promise<PassSummary>}
 */
export const seePass = (invitation, token) => request("POST", `${tablePath(invitation)}/passes/summary`, { token });
