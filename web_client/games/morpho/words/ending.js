// Words for the outcome of a round, and for agreeing to end one.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/ending.js").ending} */
export const E = wordsOn("morpho", "ending", (tag) => import(`./${tag}/ending.js`));
