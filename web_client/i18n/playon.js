// Words for playing on from a moment of a past round.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/playon.js").playon} */
export const P = wordsOn("table", "playon", (tag) => import(`./${tag}/playon.js`));
