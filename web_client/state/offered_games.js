/** @import { GameOffered } from "../net/wire.js" */

import { signal, useEffect } from "../lib/index.js";
import { listGames } from "../net/entering.js";

/** How long after a failed request it is sent again, in milliseconds. */
const AGAIN = 2_000;

/** The games of the server; until it has answered none, with the reason. */
const offered = signal({ games: /** @type {GameOffered[]} */ ([]), refusal: /** @type {any} */ (null) });
let isAsking = false;

/**
 * Return the games of the server. Each page asks once, and again if that fails.
 * @param {boolean} wanted whether to ask
 */
export function useOfferedGames(wanted = true) {
  useEffect(() => {
    if (!wanted || isAsking) return;
    isAsking = true;
    void ask();
  }, [wanted]);
  return offered.value;
}

async function ask() {
  try {
    offered.value = { games: await listGames(), refusal: null };
  } catch (refusal) {
    offered.value = { games: [], refusal };
    setTimeout(ask, AGAIN);
  }
}
