// Words for what M.O.R.P.H.O. is, for newcomers.

import { wordsOn } from "../../../i18n/index.js";

/** @type {typeof import("./en/pitch.js").pitch} */
export const P = wordsOn("morpho", "pitch", (tag) => import(`./${tag}/pitch.js`));
