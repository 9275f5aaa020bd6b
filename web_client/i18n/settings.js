// Words for the settings, and for signing out.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/settings.js").settings} */
export const S = wordsOn("table", "settings", (tag) => import(`./${tag}/settings.js`));
