// The words of the rules, loaded when they are needed.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("../words/en/rules.js").rules} */
export const R = wordsOn("morph", "rules", (tag) => import(`../words/${tag}/rules.js`));
