/** @import { Starting, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../table/store.js" */

import { effect } from "../../lib/index.js";
import { same } from "./json_values.js";
import { recall, rememberUpdates } from "./memory.js";
import { noteCommitted, shareFor, shareToReveal } from "./shares.js";

/**
 * Do this page's part in a table's chance: remember what it is sent, commit to a share for each match, and reveal it when
 * the match begins.
 * @param {TableStore} store
 * @returns {() => void} stop
 */
export function takePart(store) {
  const { code, player } = store;
  /** Promises and commitments that have been answered. @type {Set<string>} */
  const answered = new Set();
  /** @param {string} promised */
  const commit = async (promised) => {
    if (answered.has(promised)) return;
    answered.add(promised);
    const own = await shareFor(code, player, promised);
    if (own && !own.committed) store.command("commit_share", { commitment: own.commitment });
  };
  /** @param {Table} table @param {Starting} starting */
  const reveal = async (table, starting) => {
    const commitment = starting.commitments[player];
    if (answered.has(commitment) || !(await isCalledFor(store, starting)) || answered.has(commitment)) return;
    answered.add(commitment);
    const share = await shareToReveal(code, player, table);
    if (share) store.command("reveal_share", { share });
    else answered.delete(commitment);
  };
  const stops = [
    rememberUpdates(store),
    store.onUpdate(({ yours }) => {
      for (const event of yours ?? []) {
        if (event.kind === "share_committed") void noteCommitted(code, player, event.commitment);
      }
    }),
    effect(() => {
      const { table } = store.state.value;
      if (!table || !store.live.value) return;
      if (table.starting) void reveal(table, table.starting);
      else if (table.next_commitment && store.seat.value !== null) void commit(table.next_commitment);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Return whether the page remembers that shares were called for. What the server tells later came later, then: it can
 * change nothing for a deal that it knows.
 * @param {TableStore} store
 * @param {Starting} starting
 */
async function isCalledFor({ code, player }, { seats, commitments }) {
  // An update is remembered only once the state is changed.
  await null;
  const seen = (await recall(code, player)).flatMap(({ events }) => events);
  return seen.some(
    (event) => event.kind === "match_starting" && same(event.seats, seats) && same(event.commitments, commitments),
  );
}
