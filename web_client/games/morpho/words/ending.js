// What is said of what came of a round, and of agreeing to end one.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/ending.js").ending} */
export const E = wordsOn("morpho", "ending");
