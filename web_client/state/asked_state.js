// The server's state, as pages without a socket ask for it.

import { useEffect } from "../lib/index.js";
import { letMeIn, seeServerState } from "../net/server_state.js";
import { serverState, takeServerState } from "./server_state.js";

/** How often a page without a table asks, in milliseconds. */
const EVERY = 3_000;

/** Return what the server says, as long as a page is shown that has no socket; null until it has answered or failed. */
export function useServerState() {
  useEffect(() => {
    void ask();
    const asking = setInterval(() => document.hidden || void ask(), EVERY);
    return () => clearInterval(asking);
  }, []);
  return serverState.value;
}

async function ask() {
  try {
    takeServerState(await seeServerState());
  } catch {
    if (!serverState.peek()) takeServerState({ announcement: null, maintenance: false, now: performance.now() });
  }
}

/** Be let in to open tables. @param {"password" | "link"} by @param {string} secret */
export const beLetIn = async (by, secret) => takeServerState(await letMeIn(by, secret));
