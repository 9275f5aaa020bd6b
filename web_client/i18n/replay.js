// Words for rounds that are seen again.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/replay.js").replay} */
export const R = wordsOn("table", "replay", (tag) => import(`./${tag}/replay.js`));
