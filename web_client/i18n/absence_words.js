// What is said of people who are away and of their stand-ins.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/absence.js").absence} */
export const A = wordsOn("table", "absence");
