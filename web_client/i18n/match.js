// Words for a match apart from its moves: pauses, keys, what a player missed, and the ends.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/match.js").match} */
export const M = wordsOn("table", "match", (tag) => import(`./${tag}/match.js`));
