/** @import { Starting, Table } from "../../net/wire.js" */
/** @import { TableStore } from "../table/store.js" */

import { effect } from "../../lib/index.js";
import { recall } from "./memory.js";
import { same } from "./json_values.js";
import { noteCommitted, shareFor, shareToReveal } from "./shares.js";

/**
 * Commit to a share for each match, and reveal it when the match begins.
 * @param {TableStore} store
 * @returns {() => void} stop
 */
export function giveShares(store) {
  const { code, player } = store;
  /** Promises and commitments that have been answered. @type {Set<string>} */
  const answered = new Set();
  /** @param {string} promised @param {number} n */
  const commit = async (promised, n) => {
    if (answered.has(promised)) return;
    answered.add(promised);
    const own = await shareFor(code, player, promised, n);
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
    store.onUpdate(({ yours }) => {
      for (const event of yours ?? []) {
        if (event.kind === "share_committed") void noteCommitted(code, player, event.commitment);
      }
    }),
    effect(() => {
      const { table, n } = store.state.value;
      if (!table || n === null || !store.live.value) return;
      if (table.starting) void reveal(table, table.starting);
      else if (table.next_commitment && store.seat.value !== null) void commit(table.next_commitment, n);
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
  const told = (await recall(code, player)).flatMap(({ events }) => events);
  return told.some(
    (event) => event.kind === "match_starting" && same(event.seats, seats) && same(event.commitments, commitments),
  );
}
