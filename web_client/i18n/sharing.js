// Words for showing a replay to others, and for watching it together.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/sharing.js").sharing} */
export const S = wordsOn("table", "sharing", (tag) => import(`./${tag}/sharing.js`));
