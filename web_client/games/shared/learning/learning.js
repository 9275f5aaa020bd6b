// What games load for those who learn them: the guided game and the puzzles with their styles, then their words.

/** @import { GamePuzzles } from "../../types.js" */
/** @import { Lesson } from "../../../state/types.js" */

import { loadWords, needWords } from "../../../i18n/words.js";
import { withStyles } from "../../../loading/stylesheets.js";

/**
 * @template Loaded
 * @param {Promise<Loaded>} loading
 * @param {string[]} styles
 */
async function learning(loading, styles) {
  const module = await withStyles(loading, "games/shared/learning/lesson.css", ...styles);
  await loadWords();
  return module;
}

/** Return how a guided game is loaded. @param {() => Promise<{lesson: () => Lesson}>} load @param {string[]} styles */
export const lessonBy =
  (load, ...styles) =>
  async () =>
    (await learning(load(), styles)).lesson();

/** Return how the look, the pictures and the words of a game's puzzles are loaded. @param {string} game @param {() => Promise<GamePuzzles>} load @param {string[]} styles */
export const puzzlesBy =
  (game, load, ...styles) =>
  async () => {
    needWords(`${game}.learn`);
    return learning(load(), styles);
  };
