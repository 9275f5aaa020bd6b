// Which games this browser knows: those that somebody has played or learned in it, the last one at the end.

import { browser, read, write } from "../lib/storage.js";

const PLAYED = "morpho.played";

const played = () => (read(browser, PLAYED) ?? "").split(" ").filter(Boolean);

/** Return whether a game has been played or learned here. @param {string} game */
export const hasPlayed = (game) => played().includes(game);

/** Return the game that was played or learned here last. */
export const lastPlayed = () => played().at(-1);

/** @param {string} game */
export function storePlayed(game) {
  if (lastPlayed() !== game) write(browser, PLAYED, [...played().filter((one) => one !== game), game].join(" "));
}
