/** @import { GameClient } from "./types.js" */

import { hasClient, loadGame } from "./registry.js";
import { useLayoutEffect } from "../lib/index.js";
import { useLoaded } from "../loading/lazy.js";
import { showStylesOf } from "../loading/stylesheets.js";

/** @type {Map<string, () => Promise<GameClient>>} */
const loads = new Map();

/** Return what loads a game's client. @param {string} name */
export function gameLoader(name) {
  const load = loads.get(name) ?? (() => loadGame(name));
  loads.set(name, load);
  return load;
}

/**
 * Return a game's client, and apply its styles; null while it is being loaded.
 * @param {string | null | undefined} name
 * @returns {GameClient | null}
 */
export function useGame(name) {
  const game = useLoaded(name ? gameLoader(name) : null);
  useLayoutEffect(() => {
    if (name && game) showStylesOf(hasClient(name) ? name : "generic", game.styles);
  }, [name, game]);
  return game;
}
