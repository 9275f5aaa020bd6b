// Which games this browser knows: those that somebody has played or learned in it.

import { browser, read, write } from "../lib/storage.js";

const PLAYED = "morpho.played";

const played = () => (read(browser, PLAYED) ?? "").split(" ").filter(Boolean);

/** Return whether a game has been played or learned here. @param {string} game */
export const hasPlayed = (game) => played().includes(game);

/** @param {string} game */
export function storePlayed(game) {
  if (!hasPlayed(game)) write(browser, PLAYED, [...played(), game].join(" "));
}
