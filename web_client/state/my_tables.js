/** @import { MyTable } from "../net/wire.js" */

import { useEffect, useState } from "../lib/index.js";
import { whoAmI } from "../net/guests.js";
import { RequestRefused } from "../net/rest.js";
import { forgetTable } from "./enter_leave.js";

/**
 * The tables that this browser has not finished, in the server's order: the last active first. `tables` is null until
 * the server has answered, or failed to: `refusal`.
 * @typedef {{tables: MyTable[] | null, refusal: any, ask: () => Promise<void>, forget: (table: MyTable) => Promise<void>}} MyTables
 */

/**
 * @param {boolean} wanted whether this browser can have tables
 * @returns {MyTables}
 */
export function useMyTables(wanted) {
  const [tables, setTables] = useState(/** @type {MyTable[] | null} */ (wanted ? null : []));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  const ask = async () => {
    try {
      const me = await whoAmI();
      refuse(null);
      setTables(me.tables);
    } catch (error) {
      // A browser that the server does not know has no tables there.
      if (error instanceof RequestRefused && error.code === "not_signed_in") setTables([]);
      else refuse(error);
    }
  };
  useEffect(() => {
    if (wanted) void ask();
  }, []);
  /** @param {MyTable} table */
  const forget = async (table) => {
    await forgetTable(table.code, table.player);
    setTables((left) => left?.filter((one) => one !== table) ?? null);
  };
  return { tables, refusal, ask, forget };
}
