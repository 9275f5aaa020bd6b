// Words for how a round came to its end.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/story.js").story} */
export const S = wordsOn("morpho", "story", (tag) => import(`./${tag}/story.js`));
