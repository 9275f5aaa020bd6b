// What is said by a tap, in every game.

/** @import { PhraseSentences } from "../types.js" */

import { say } from "../say.js";

export const phrases = {
  quickChat: "Quick chat",
  about: "Who?",
  which: "Which one?",
  back: "Back",
  /** @type {PhraseSentences} */
  sentences: {
    well_played: () => ["Well played!"],
    thanks: (who) => say`Thanks, ${who}!`,
    sorry: (who) => say`Sorry, ${who}.`,
    hurry: () => ["Hurry up!"],
    one_moment: () => ["One moment…"],
  },
};
