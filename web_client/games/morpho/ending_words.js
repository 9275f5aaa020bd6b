// What is said of what came of a round, and of agreeing to end one.

import { wordsOn } from "../../languages/index.js";

/** @type {typeof import("../../languages/en.morpho_ending.js").ending} */
export const E = wordsOn("morpho", "ending");
