/** @import { GameClient } from "../games/types.js" */

import { loadGame } from "../games/index.js";
import { useEffect, useState } from "../lib/index.js";

/**
 * Return a game's client; null while it is being loaded. Loading that fails is tried again.
 * @param {string | null | undefined} name
 */
export function useGame(name) {
  const [game, setGame] = useState(/** @type {GameClient | null} */ (null));
  const [attempt, again] = useState(0);
  useEffect(() => {
    if (!name) return undefined;
    let wanted = true;
    loadGame(name).then(
      (found) => wanted && setGame(found),
      () => wanted && setTimeout(() => again(attempt + 1), 2_000),
    );
    return () => {
      wanted = false;
    };
  }, [name, attempt]);
  return game;
}
