// What is said of people who are away and of their stand-ins.

import { wordsOn } from "../languages/index.js";

/** @type {typeof import("../languages/en.table_absence.js").absence} */
export const A = wordsOn("table", "absence");
