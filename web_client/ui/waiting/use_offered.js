/** @import { GameOffered } from "../../net/wire.js" */

import { useEffect, useState } from "../../lib/index.js";
import { listGames } from "../../net/rest.js";

/** How long after a question that came to nothing it is asked again, in milliseconds. */
const AGAIN = 2_000;

/**
 * Return which games the server offers, asked as soon as that is wanted and until it says so; none, and
 * why, as long as that is not known.
 * @param {boolean} wanted
 */
export function useOffered(wanted) {
  const [games, setGames] = useState(/** @type {GameOffered[]} */ ([]));
  const [refusal, refuse] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!wanted || games.length) return undefined;
    let timer = 0;
    let gone = false;
    const ask = async () => {
      try {
        setGames(await listGames());
        refuse(null);
      } catch (error) {
        refuse(error);
        if (!gone) timer = setTimeout(ask, AGAIN);
      }
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return { games, refusal };
}
