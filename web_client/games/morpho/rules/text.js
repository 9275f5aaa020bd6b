// The rules in the chosen language. They are loaded with the first part that shows some of them.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("../words/en/rules.js").rules} */
export const R = wordsOn("morpho", "rules", (tag) => import(`../words/${tag}/rules.js`));
