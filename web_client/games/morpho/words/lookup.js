// What is said of a card that one asks about, and of hunches.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/lookup.js").lookup} */
export const L = wordsOn("morpho", "lookup");
