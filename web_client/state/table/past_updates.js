/** @import { Connection } from "../../net/types.js" */
/** @import { Update } from "../../net/wire.js" */
/** @import { TableState } from "../types.js" */

import { Backoff } from "../../net/backoff.js";
import { isPassing, RequestRefused } from "../../net/rest.js";
import { isNumbered } from "./reducer.js";

const PAGE = 200;
/** How many past updates are fetched at most. */
const REMEMBERED = 400;
/** How often a failed request is repeated. */
const ATTEMPTS = 8;
/** Waits between two attempts, in milliseconds: the first, and the longest. */
const WAITS = /** @type {const} */ ([1_000, 30_000]);

/**
 * Fetch what happened at a table between the state that a page had and a snapshot. If the server is busy or can't be
 * reached, try again.
 * @param {Connection} connection
 * @param {TableState} before
 * @param {number} newest the snapshot's number
 * @param {() => boolean} isClosed whether the result is no longer needed
 * @returns {Promise<{updates: Update[], whole: number}>} `whole`: the update after which nothing is missing then
 */
export async function fetchPast(connection, before, newest, isClosed) {
  const first = Math.max(before.n ?? 0, newest - REMEMBERED);
  const backoff = new Backoff(...WAITS);
  /** @type {Update[]} */
  const updates = [];
  let after = first;
  while (after < newest && !isClosed()) {
    try {
      const asked = after;
      // Others than those that were asked for could take a place among what came long before.
      const page = (await connection.updates(asked, PAGE)).filter((update) => isNumbered(update) && update.n > asked);
      if (!page.length) break;
      updates.push(...page);
      after = page[page.length - 1].n;
    } catch (error) {
      if (!(error instanceof RequestRefused) || !isPassing(error.code) || backoff.attempts === ATTEMPTS) break;
      await new Promise((resolve) => setTimeout(resolve, backoff.next()));
    }
  }
  const whole = first === before.n ? before.whole : first;
  return { updates, whole: after < newest ? newest : whole };
}
