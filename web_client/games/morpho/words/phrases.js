// Words for what is said by a tap.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/phrases.js").phrases} */
export const P = wordsOn("morpho", "phrases", (tag) => import(`./${tag}/phrases.js`));
