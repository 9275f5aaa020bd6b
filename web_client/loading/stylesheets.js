import { assetAddress } from "./assets.js";

/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/**
 * Return a module once its style sheets are there too.
 * @template Module
 * @param {Promise<Module>} loading
 * @param {string[]} paths from the client's folder
 */
export const withStyles = async (loading, ...paths) => (await Promise.all([loading, loadStyles(...paths)]))[0];

/** Load style sheets, each once. @param {string[]} paths from the client's folder */
export async function loadStyles(...paths) {
  await Promise.all(paths.map((path) => loadOnce(assetAddress(path))));
}

/** The sheets of tables, as games list them. @type {Set<string>} */
const listed = new Set();

/**
 * Apply the style sheets of one game and not those of others, which may say something else about the same parts of
 * a table. They stay loaded. Of the sheets that games share, those count among them that another game lists for its
 * table.
 * @param {string} game
 * @param {string[]} styles the sheets that it lists
 */
export function showStylesOf(game, styles) {
  for (const path of styles) listed.add(path);
  for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))) {
    const [path = "", owner] = /games\/([^/]+)\/.*/.exec(link.href) ?? [];
    const isOfTables = owner === "shared" ? listed.has(path) : Boolean(owner);
    if (isOfTables) link.media = owner === game || styles.includes(path) ? "all" : "not all";
  }
}

/** @param {string} address */
function loadOnce(address) {
  const known = loaded.get(address);
  if (known) return known;
  const sheet = load(address);
  loaded.set(address, sheet);
  return sheet;
}

/**
 * Load a style sheet. A part is usable without it, so a failure resolves too, and the sheet is requested again at
 * growing intervals of at most half a minute.
 * @param {string} address
 * @param {number} [pause] before it is asked for again, in milliseconds
 * @returns {Promise<void>}
 */
function load(address, pause = 1_000) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      setTimeout(load, pause, address, Math.min(2 * pause, 30_000));
      resolve();
    };
    document.head.append(link);
  });
}
