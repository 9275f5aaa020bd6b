// What is said before a match: on the first page, to who is invited, while a table waits.

import { wordsOn } from "../languages/index.js";

/** @type {typeof import("../languages/en.table_doors.js").doors} */
export const D = wordsOn("table", "doors");
