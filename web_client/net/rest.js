/** @import { AnyCommand, Snapshot, Updates } from "./wire.js" */

export const ROOT = "/api/v1";
/** The timeout of a request, in milliseconds. */
const PATIENCE = 15_000;
/** Status codes of a proxy that cannot reach the server. */
const NOT_THROUGH = new Set([502, 503, 504]);
/** Reasons for which a request may succeed a little later. */
const PASSING = new Set(["log_full", "log_locked", "log_unavailable", "overloaded", "rate_limited", "unreachable"]);

/**
 * A request that the server refused (`code` as in the protocol), or that failed: `unreachable`, or `unreadable` if
 * something other than the server answered.
 */
export class RequestRefused extends Error {
  /** @param {string} code @param {string} reason */
  constructor(code, reason) {
    super(reason);
    this.code = code;
    this.reason = reason;
  }
}

/** Return whether a refused request may be sent again. @param {string} code */
export const isPassing = (code) => PASSING.has(code);

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function request(method, path, body) {
  const { ok, status, text } = await attempt(method, path, body);
  const json = parse(text);
  if (ok && json !== null) return json;
  throw new RequestRefused(json?.code ?? codeOf(ok, status), json?.detail ?? json?.title ?? "");
}

/**
 * Return the code for an answer that has none of its own.
 * @param {boolean} ok
 * @param {number} status
 */
function codeOf(ok, status) {
  if (NOT_THROUGH.has(status)) return "unreachable";
  return ok ? "unreadable" : `http_${status}`;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function attempt(method, path, body) {
  const headers = body ? { "Content-Type": "application/json" } : undefined;
  try {
    const answer = await fetch(ROOT + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      credentials: "same-origin",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
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

/** @param {string} to the code of a table, or an invitation to it */
export const tablePath = (to) => `/tables/${encodeURIComponent(to)}`;

/** @param {string} code @param {string} player @param {string} of what that player may see or do */
const playerPath = (code, player, of) => `${tablePath(code)}/${of}?player=${encodeURIComponent(player)}`;

/**
 * Return a player's updates numbered above `after`, oldest first.
 * @param {string} code
 * @param {string} player
 * @param {number} after
 * @param {number} limit
 * @returns {Promise<Updates>}
 */
export const listUpdates = (code, player, after, limit) =>
  request("GET", `${playerPath(code, player, "updates")}&after=${after}&limit=${limit}`);

/**
 * Return the snapshot of what a player may know.
 * @param {string} code
 * @param {string} player
 * @returns {Promise<Snapshot>}
 */
export const seeView = (code, player) => request("GET", playerPath(code, player, "view"));

/**
 * Send a command without a socket, for a page that is about to close.
 * @param {string} code
 * @param {string} player
 * @param {AnyCommand} command
 */
export const sendCommand = (code, player, command) => request("POST", playerPath(code, player, "commands"), command);
