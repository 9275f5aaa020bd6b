// The session of an administrator: the cookie is out of reach, so the server says whether there is one.

/** @import { Admin } from "../net/wire.js" */

import { signal } from "../lib/index.js";
import { request, RequestRefused } from "../net/rest.js";

/** Who administers here; null without a session, undefined until that is known. */
export const session = signal(/** @type {Admin | null | undefined} */ (undefined));

/** How often something was changed here: after each change everything is asked for anew. */
export const changes = signal(0);

/**
 * Ask the administration for something. If the session is over, the page says so.
 * @param {string} method
 * @param {string} path below that of the administration
 * @param {object} [body]
 * @param {number} [patience] in milliseconds
 */
export async function ask(method, path, body, patience) {
  try {
    return await request(method, `/admin/${path}`, body, patience);
  } catch (error) {
    if (error instanceof RequestRefused && error.code === "not_signed_in") session.value = null;
    throw error;
  }
}

/** Begin a session by the link in the address, which works once; without one, go on with the session that there is. */
export async function enter() {
  const secret = location.hash.slice(1);
  try {
    session.value = secret ? await ask("POST", "session", { secret }) : await ask("GET", "session");
  } catch (error) {
    if (error instanceof RequestRefused && error.code === "no_such_link") forgetLink();
    throw error;
  }
  forgetLink();
}

/** Let no link stay in the address or in the browser's history. */
const forgetLink = () => history.replaceState(history.state, "", location.pathname);
