// Words for the cards that will be dealt, and for their options.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/setup.js").setup} */
export const S = wordsOn("morpho", "setup", (tag) => import(`./${tag}/setup.js`));
