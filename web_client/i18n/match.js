// What is said beside the moves of a match: of pauses, keys, what was missed, and the ends.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/match.js").match} */
export const M = wordsOn("table", "match");
