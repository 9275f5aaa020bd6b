// Words for what is said by a tap, in every game.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/phrases.js").phrases} */
export const P = wordsOn("table", "phrases", (tag) => import(`./${tag}/phrases.js`));
