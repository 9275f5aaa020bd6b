// The server's state, as pages without a socket ask for it.

import { useEffect } from "../lib/index.js";
import { letMeIn, seeServerState } from "../net/server_state.js";
import { serverState, takeServerState } from "./server_state.js";

/**
 * Return what the server says, as long as a page is shown that has no socket; null until it has answered or failed.
 * @param {number} every how often to ask, in milliseconds
 */
export function useServerState(every) {
  useEffect(() => {
    void ask();
    const asking = setInterval(() => document.hidden || void ask(), every);
    return () => clearInterval(asking);
  }, []);
  return serverState.value;
}

async function ask() {
  const said = navigator.onLine && (await seeServerState().catch(() => null));
  if (said) takeServerState(said);
  else if (!serverState.peek()) takeServerState({ announcement: null, maintenance: false, now: performance.now() });
}

/** Be let in to open tables. @param {"password" | "link"} by @param {string} secret */
export const beLetIn = async (by, secret) => takeServerState(await letMeIn(by, secret));
