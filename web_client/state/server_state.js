// What the server's admin has decided for everybody, as far as this page knows.

/** @import { Announcement, ServerState, Table } from "../net/wire.js" */

import { signal, useEffect } from "../lib/index.js";
import { letMeIn, seeServerState } from "../net/entering.js";

/** How often a page without a table asks, in milliseconds. */
const EVERY = 3_000;

/**
 * The last that the server said; null before. `skew`: how far its clock is ahead of this page's.
 * @typedef {{announcement: Announcement | null, maintenance: boolean, tablesBy: ServerState["tables_by"], skew: number}} Known
 */
export const serverState = signal(/** @type {Known | null} */ (null));

/** Note what the server says. @param {Omit<ServerState, "tables_by"> & Partial<ServerState>} said */
export function takeServerState({ announcement, maintenance, now, tables_by: by }) {
  const before = serverState.peek();
  const said = { announcement, maintenance, tablesBy: by ?? before?.tablesBy ?? "everyone" };
  // Nothing is drawn again for what is known.
  if (JSON.stringify({ ...before, ...said }) !== JSON.stringify(before))
    serverState.value = { ...said, skew: now - performance.now() };
}

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

/** Return why no match or round can begin at a table, if none can. @param {Table} table */
export const startRefusal = ({ start_refusal: refusal }) =>
  serverState.value?.maintenance ? { code: "maintenance", reason: "" } : refusal;
