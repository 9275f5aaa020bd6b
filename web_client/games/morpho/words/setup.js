// What is said of the cards that will be dealt, and of the options for them.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/setup.js").setup} */
export const S = wordsOn("morpho", "setup");
