// Words for why a page stops: a fault of its own, or too many others.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/stops.js").stops} */
export const S = wordsOn("table", "stops", (tag) => import(`./${tag}/stops.js`));
