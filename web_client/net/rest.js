/**
 * @import { AnyCommand, GameOffered, Json, Me, TableSummary, Updates } from "./wire.js"
 */

const ROOT = "/api/v1";

/** A request that the server refused (`code` as in the protocol), or that never reached it. */
export class RequestRefused extends Error {
  /**
   * @param {string} code
   * @param {string} reason
   */
  constructor(code, reason) {
    super(reason);
    this.code = code;
    this.reason = reason;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function request(method, path, body) {
  const answer = await attempt(method, path, body);
  const text = await answer.text();
  const json = text ? parse(text) : null;
  if (answer.ok) return json;
  throw new RequestRefused(json?.code ?? `http_${answer.status}`, json?.detail ?? json?.title ?? "");
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function attempt(method, path, body) {
  const headers = body ? { "Content-Type": "application/json" } : undefined;
  try {
    return await fetch(ROOT + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      credentials: "same-origin",
      cache: "no-store",
    });
  } catch {
    throw new RequestRefused("unreachable", "");
  }
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {string} code */
const tablePath = (code) => `/tables/${encodeURIComponent(code)}`;

/** @param {string} name */
export const makeGuest = (name) => request("POST", "/guests", { name });

/** @returns {Promise<Me>} */
export const whoAmI = () => request("GET", "/guests/me");

/** @returns {Promise<GameOffered[]>} */
export const listGames = () => request("GET", "/games");

/**
 * @param {string} game
 * @param {string} name
 * @param {Json} [options]
 * @returns {Promise<{code: string, player: string}>}
 */
export const makeTable = (game, name, options = {}) =>
  request("POST", "/tables", { game, name, options });

/**
 * @param {string} code
 * @returns {Promise<TableSummary>}
 */
export const seeTable = (code) => request("GET", tablePath(code));

/**
 * @param {string} code
 * @param {string} name
 * @param {boolean} sit
 * @returns {Promise<{code: string, player: string, seat?: number | null}>}
 */
export const joinTable = (code, name, sit) =>
  request("POST", `${tablePath(code)}/players`, { name, sit });

/**
 * Return a player's updates numbered above `after`, oldest first.
 * @param {string} code
 * @param {string} player
 * @param {number} after
 * @param {number} limit
 * @returns {Promise<Updates>}
 */
export const listUpdates = (code, player, after, limit) =>
  request(
    "GET",
    `${tablePath(code)}/updates?player=${encodeURIComponent(player)}&after=${after}&limit=${limit}`,
  );

/**
 * Carry out a command without a socket: for a page that is about to go.
 * @param {string} code
 * @param {string} player
 * @param {AnyCommand} command
 */
export const sendCommand = (code, player, command) =>
  request("POST", `${tablePath(code)}/commands?player=${encodeURIComponent(player)}`, command);

