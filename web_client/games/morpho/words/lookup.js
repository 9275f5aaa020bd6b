// Words for a card that a player looks up, and for hunches.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/lookup.js").lookup} */
export const L = wordsOn("morpho", "lookup", (tag) => import(`./${tag}/lookup.js`));
