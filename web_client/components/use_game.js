/** @import { GameClient } from "../games/types.js" */

import { loadGame } from "../games/index.js";
import { useLoaded } from "./lazy.js";

/** @type {Map<string, () => Promise<GameClient>>} */
const loads = new Map();

/**
 * Return a game's client; null while it is being loaded.
 * @param {string | null | undefined} name
 * @returns {GameClient | null}
 */
export function useGame(name) {
  if (name && !loads.has(name)) loads.set(name, () => loadGame(name));
  return useLoaded((name && loads.get(name)) || null);
}
