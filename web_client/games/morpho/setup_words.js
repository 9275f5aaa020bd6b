// What is said of the cards that will be dealt, and of the options for them.

import { wordsOn } from "../../languages/index.js";

/** @type {typeof import("../../languages/en.morpho_setup.js").setup} */
export const S = wordsOn("morpho", "setup");
