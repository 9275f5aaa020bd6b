/** @import { GameClient } from "../../games/types.js" */
/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { useEffect, useState } from "../../lib/index.js";
import { loadStyles } from "../../loading/stylesheets.js";

/** How long the first screen is left alone, in milliseconds. */
const FIRST_SCREEN = 600;

/**
 * Return the motion of a table; null until it is loaded, and for games without motion.
 * @param {TableStore} store
 * @param {GameClient | null} game
 */
export function useMotion(store, game) {
  const [motion, setMotion] = useState(/** @type {TableMotion | null} */ (null));
  useEffect(() => {
    /** @type {TableMotion | null} */
    let made = null;
    let wanted = true;
    const load = async () => {
      const found = await loadMotion(store, game);
      if (wanted) {
        made = found;
        setMotion(found);
      } else found?.close();
    };
    // The game can be played without motion.
    const timer = setTimeout(() => void load().catch(() => {}), FIRST_SCREEN);
    return () => {
      wanted = false;
      clearTimeout(timer);
      made?.close();
      setMotion(null);
    };
  }, [store, game]);
  return motion;
}

/** @param {TableStore} store @param {GameClient | null} game */
async function loadMotion(store, game) {
  if (!game?.loadMotion) return null;
  const [{ TableMotion }, moves] = await Promise.all([import("../../motion/table_motion.js"), game.loadMotion()]);
  await loadStyles(...moves.styles);
  return new TableMotion(store, moves);
}
