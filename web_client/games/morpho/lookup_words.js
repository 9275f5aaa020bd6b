// What is said of a card that one asks about, and of hunches.

import { wordsOn } from "../../languages/index.js";

/** @type {typeof import("../../languages/en.morpho_lookup.js").lookup} */
export const L = wordsOn("morpho", "lookup");
