// Words for what could have been known in a round that is over.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/analysis.js").analysis} */
export const K = wordsOn("morpho", "analysis", (tag) => import(`./${tag}/analysis.js`));
