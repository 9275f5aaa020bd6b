/** @import { AnyCommand, Snapshot, Updates } from "./wire.js" */

export const ROOT = "/api/v1";
/** The timeout of most requests, in milliseconds. */
const PATIENCE = 15_000;
/** What a status means that comes without a code: the server gives each of its own one. @type {Record<number, string>} */
const OF_OTHERS = {
  0: "unreadable", // it leads elsewhere
  429: "rate_limited",
  502: "bad_gateway",
  503: "bad_gateway",
  504: "bad_gateway",
  511: "network_sign_in",
};
/** The first status of proxies that cannot reach the server and have statuses of their own. */
const UNREACHED = 520;
const OWN = /^[a-z_]+$/;
/** Reasons for which a request may succeed a little later. */
const PASSING = new Set(
  "bad_gateway log_full log_locked log_unavailable overloaded rate_limited unreachable".split(" "),
);

/**
 * A request that the server refused (`code` as in the protocol), or that failed: `unreachable`, or another code if
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
 * @param {number} [patience] for how long to wait, in milliseconds
 * @returns {Promise<any>}
 */
export async function request(method, path, body, patience = PATIENCE) {
  const { ok, status, text } = await attempt(method, path, body, patience);
  const json = parse(text);
  if (ok && json !== null) return json;
  // What stands between may have codes, too, but others.
  let code = OWN.exec(json?.code ?? "")?.[0] ?? (ok ? "unreadable" : codeOf(status));
  // It is this page's own server, so something between them hides the page's address.
  if (code === "foreign_origin") code = (await (await import("./cause.js")).findCause()) ?? code;
  throw new RequestRefused(code, json?.detail ?? json?.title ?? "");
}

/** @param {number} status */
const codeOf = (status) => OF_OTHERS[status] ?? (status >= UNREACHED ? "bad_gateway" : "wrong_proxy");

/**
 * @param {string} method
 * @param {string} path
 * @param {object | undefined} body
 * @param {number} patience
 */
async function attempt(method, path, body, patience) {
  const headers = body ? { "Content-Type": "application/json" } : undefined;
  try {
    const answer = await fetch(ROOT + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      credentials: "same-origin",
      cache: "no-store",
      redirect: "manual", // the server sends nobody elsewhere, but networks do that ask to sign in
      signal: AbortSignal.timeout(patience),
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
const playerPath = (code, player, of) => viewerPath(code, `player=${player}`, of);

/** @param {string} code @param {string} viewer as an address names them: `player=p1`, `screen=s1` @param {string} of */
const viewerPath = (code, viewer, of) => `${tablePath(code)}/${of}?${viewer}`;

/**
 * Return the updates numbered above `after`, oldest first, as a player or a big screen is sent them.
 * @param {string} code
 * @param {string} viewer as an address names them: `player=p1`, `screen=s1`
 * @param {number} after
 * @param {number} limit
 * @param {string | null} history the one that `after` belongs to
 * @param {number} [wait] for how many seconds, if there is none
 * @returns {Promise<Updates>}
 */
export const listUpdates = (code, viewer, after, limit, history, wait = 0) => {
  const since = `after=${after}&history=${history ?? ""}`;
  return request("GET", `${viewerPath(code, viewer, "updates")}&${since}&limit=${limit}&wait=${wait}`);
};

/**
 * Return the snapshot of what a player or a big screen may know.
 * @param {string} code
 * @param {string} viewer as an address names them: `player=p1`, `screen=s1`
 * @returns {Promise<Snapshot>}
 */
export const seeView = (code, viewer) => request("GET", viewerPath(code, viewer, "view"));

/**
 * Send a command without a socket, for a page that is about to close.
 * @param {string} code
 * @param {string} player
 * @param {AnyCommand} command
 */
export const sendCommand = (code, player, command) => request("POST", playerPath(code, player, "commands"), command);
