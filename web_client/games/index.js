/** @import { GameClient } from "./types.js" */

import { loadStyles } from "../components/stylesheets.js";

/** The game of the first page, as long as nobody has chosen another. */
export const SHOWN_FIRST = "morpho";

/**
 * The games that have a client of their own; all others are shown by generic.js.
 * @type {Record<string, () => Promise<GameClient>>}
 */
const GAMES = {
  morpho: () => import("./morpho/index.js"),
};

/** @type {Map<string, Promise<GameClient>>} */
const loaded = new Map();

/**
 * Load the client of a game with its stylesheets, once.
 * @param {string} name
 * @returns {Promise<GameClient>}
 */
export function loadGame(name) {
  const known = loaded.get(name);
  if (known) return known;
  const game = load(name);
  loaded.set(name, game);
  game.catch(() => loaded.delete(name));
  return game;
}

/** @param {string} name */
async function load(name) {
  const game = await (Object.hasOwn(GAMES, name) ? GAMES[name]() : import("./generic.js"));
  await loadStyles(...game.styles);
  return game;
}
