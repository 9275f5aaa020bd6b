// Words before a match: for the first page, for invited people, and for a waiting table.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/lobby.js").lobby} */
export const D = wordsOn("table", "lobby", (tag) => import(`./${tag}/lobby.js`));
