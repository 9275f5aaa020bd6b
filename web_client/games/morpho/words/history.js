// Words for how somebody has done by what they were dealt.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/history.js").history} */
export const H = wordsOn("morpho", "history", (tag) => import(`./${tag}/history.js`));
