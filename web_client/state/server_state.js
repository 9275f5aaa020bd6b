// What the server's admin has decided for everybody, as far as this page knows.

/** @import { Announcement, ServerState, Table } from "../net/wire.js" */

import { signal } from "../lib/index.js";

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

/** Return why no match or round can begin at a table, if none can. @param {Table} table */
export const startRefusal = ({ start_refusal: refusal }) =>
  serverState.value?.maintenance ? { code: "maintenance", reason: "" } : refusal;
