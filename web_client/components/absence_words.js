// What is said of people who are away and of their stand-ins.

import { loadText } from "../languages/index.js";

/** @type {typeof import("../languages/en.table_absence.js").absence} */
export const A = await loadText("table", "absence");
