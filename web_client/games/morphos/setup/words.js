// The words for how a game is set up, loaded when they are needed.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("../words/en/setup.js").setup} */
export const S = wordsOn("morphos", "setup", (tag) => import(`../words/${tag}/setup.js`));
