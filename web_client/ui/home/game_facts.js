/** @import { GameOffered } from "../../net/wire.js" */

import { MINUTES } from "../../games/registry.js";
import { findWords, needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { solvedPuzzles } from "../../state/puzzles/solved_puzzles.js";
import { Sign } from "../icons/icons.js";

needWords("lobby");

/** What is known of a game before it is loaded. @typedef {Pick<GameOffered, "name" | "title"> & Partial<GameOffered>} Shown */

/** Say in a line what a game is; "" of one that this client does not know. @param {string} game */
export const lineOf = (game) => findWords(`lobby-line-${game}`) ?? "";

/** Return for how many a game is, and how long it takes, as far as that is known. @param {Shown | undefined} game */
export function figuresOf(game) {
  const [least, most] = game?.seats ?? [0, 0];
  const players =
    least === most
      ? most > 0 && words("lobby-players", { count: most })
      : words("lobby-players-range", { least, most });
  const minutes = game && MINUTES[game.name];
  return { players, time: minutes && words("lobby-takes", { minutes }) };
}

/** Say how many puzzles a game has, and how many of them were solved here; "" without any. @param {Shown} game */
export const puzzlesOf = ({ name, puzzles: all = 0 }) =>
  all ? words("lobby-puzzles-of", { solved: Math.min(solvedPuzzles(name).length, all), all }) : "";

/** For how many a game is, how long it takes, and that nobody signs up. @param {{game: Shown | undefined, known: boolean}} props */
export function Figures({ game, known }) {
  const { players, time } = figuresOf(game);
  return html`<p class="figures">${players && html`<span><${Sign} name="folks" />${players}</span>`}
    ${time && html`<span><${Sign} name="hour" />${time}</span>`}
    ${!known && html`<span>${words("lobby-no-account")}</span>`}</p>`;
}
