/** @import { TableStore } from "../table/store.js" */

import { giveShares } from "./give_shares.js";
import { rememberUpdates } from "./memory.js";

/**
 * Do this page's part in a table's chance: give shares, and remember what is told.
 * @param {TableStore} store
 * @returns {() => void} stop
 */
export function attend(store) {
  const stops = [rememberUpdates(store), giveShares(store)];
  return () => stops.forEach((stop) => stop());
}
