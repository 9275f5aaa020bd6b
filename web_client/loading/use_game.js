/** @import { GameClient } from "../games/types.js" */

import { loadGame } from "../games/registry.js";
import { useLoaded } from "./lazy.js";

/** @type {Map<string, () => Promise<GameClient>>} */
const loads = new Map();

/** Return what loads a game's client. @param {string} name */
export function gameLoader(name) {
  const load = loads.get(name) ?? (() => loadGame(name));
  loads.set(name, load);
  return load;
}

/**
 * Return a game's client; null while it is being loaded.
 * @param {string | null | undefined} name
 * @returns {GameClient | null}
 */
export function useGame(name) {
  return useLoaded(name ? gameLoader(name) : null);
}
