// What games load for those who learn them: the guided game and the puzzles with their styles, then their words.

/** @import { Lesson } from "../../../state/types.js" */
/** @import { PuzzlesWords } from "../../types.js" */

import { loadWords } from "../../../i18n/index.js";
import { withStyles } from "../../../loading/stylesheets.js";

/** @param {Promise<any>} loading @param {string[]} styles */
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

/**
 * Return how the words for puzzles are loaded.
 * @param {() => Promise<{PUZZLES: PuzzlesWords}>} load
 * @param {string[]} styles
 */
export const puzzlesBy =
  (load, ...styles) =>
  async () =>
    (await learning(load(), styles)).PUZZLES;
