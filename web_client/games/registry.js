/** @import { GameClient } from "./types.js" */

import { useLoaded } from "../loading/lazy.js";
import { loadStyles, showStylesOf } from "../loading/stylesheets.js";
import { useLayoutEffect } from "../lib/index.js";
import { loadWords, needWords } from "../i18n/words.js";

/**
 * The games with a client of their own; the first is the default. generic/ shows all others.
 * @type {Record<string, () => Promise<Omit<GameClient, "name">>>}
 */
const GAMES = {
  morpho: () => import("./morpho/index.js"),
  morpyam: () => import("./morpyam/index.js"),
  morphos: () => import("./morphos/index.js"),
  morphatrons: () => import("./morphatrons/index.js"),
  morph: () => import("./morph/index.js"),
};

/** How long a match usually takes, in minutes: of M.O.R.P.H.O. with three or four. @type {Record<string, number>} */
export const MINUTES = { morpho: 30, morpyam: 15, morphos: 15, morphatrons: 20, morph: 15 };

/** The game of a page whose address names none. */
export const FIRST_GAME = Object.keys(GAMES)[0];

/** Return whether a game has a client of its own. @param {string} name */
export const hasClient = (name) => Object.hasOwn(GAMES, name);

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
  const game = { ...(await (hasClient(name) ? loadOwn(name) : loadGeneric(name))), name };
  await loadStyles(...game.styles);
  return game;
}

/** Load a game's own client: its words first, since its modules read them as they run. @param {string} name */
async function loadOwn(name) {
  needWords(name);
  await loadWords();
  return GAMES[name]();
}

/** Load the client that plays any game, under the game's name. @param {string} name */
async function loadGeneric(name) {
  return { ...(await import("./generic/index.js")), title: name };
}

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
