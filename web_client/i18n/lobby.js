// What is said before a match: on the first page, to who is invited, while a table waits.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/lobby.js").lobby} */
export const D = wordsOn("table", "lobby");
