// Words for the matches that somebody has played, and their numbers.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/history.js").history} */
export const H = wordsOn("table", "history", (tag) => import(`./${tag}/history.js`));
