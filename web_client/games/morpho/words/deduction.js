// Words for what hidden cards can be.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/deduction.js").deduction} */
export const D = wordsOn("morpho", "deduction", (tag) => import(`./${tag}/deduction.js`));
