/**
 * @import { Component } from "../lib/index.js"
 * @import { Json, TableOptions, WireEvent } from "../net/wire.js"
 * @import { Line } from "../components/line.js"
 * @import { Play } from "../components/play_state.js"
 */

import * as generic from "./generic.js";

/**
 * What the module of a game offers. Only `title` and the parts marked so must be there: where a part
 * is missing, nothing is shown.
 * @typedef {object} GameClient
 * @property {string} title
 * @property {string[]} styles addresses of the stylesheets to load before anything is shown
 * @property {Component<{play: Play}>} Board must be there: what lies on the table
 * @property {Component<{play: Play}>} Dock must be there: what the player holds and may do
 * @property {Component<{play: Play}>} Outcome must be there: how the round ended, in place of the dock
 * @property {Component<{play: Play}>} [Header] what is good to know all the time
 * @property {Component<{play: Play}>} [Notice] what is special now
 * @property {Component<{play: Play}>} [OpenMoves] moves that may be made at any time, for the menu
 * @property {Component<OptionsProps>} [OptionsForm] the game's own options, for the host
 * @property {(options: TableOptions) => string[]} [optionsInWords]
 * @property {Component} [Rules]
 * @property {Component} [Hero] a poster for the first page
 * @property {(event: WireEvent, view: Json) => Line | null} sentence must be there: an event in words;
 *   null for one that needs none or is not known
 * @property {(view: Json) => Place[]} [ranking] the seats, the best first
 * @property {Record<string, string>} [refusals] why something was refused, by code
 */

/**
 * A seat's final place.
 * @typedef {{seat: number, points: number, place: number}} Place
 */

/**
 * @typedef {object} OptionsProps
 * @property {TableOptions} options
 * @property {(some: Json) => void} change
 * @property {number} seated how many would play
 * @property {string[] | null} only the options that may change now; null for all
 */

/**
 * The games that have a client of their own; all others are shown by `generic`.
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
  const game = Object.hasOwn(GAMES, name) ? await GAMES[name]() : generic;
  await Promise.all(game.styles.map(loadStyles));
  return game;
}

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
function loadStyles(address) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    // Without its styles a game is ugly, but it can be played.
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
