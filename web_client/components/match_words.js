// What is said beside the moves of a match: of pauses, keys, what was missed, and the ends.

import { wordsOn } from "../languages/index.js";

/** @type {typeof import("../languages/en.table_match.js").match} */
export const M = wordsOn("table", "match");
