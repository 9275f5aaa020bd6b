// Words for the check of the shuffle.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/fairness.js").fairness} */
export const F = wordsOn("table", "fairness", (tag) => import(`./${tag}/fairness.js`));
