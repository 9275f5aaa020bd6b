// The rules in the chosen language. They are loaded with the first part that shows some of them.

/** @import { RulesText } from "./types.js" */

import { wordsOn } from "../../../i18n/index.js";

/** @type {RulesText} */
export const R = wordsOn("morpho", "rules");
