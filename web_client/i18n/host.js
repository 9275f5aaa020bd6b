// Words for what the host decides about people, and for those who wait for it.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/host.js").host} */
export const H = wordsOn("table", "host", (tag) => import(`./${tag}/host.js`));
