// What is said before a match: on the first page, to who is invited, while a table waits.

import { games, wordsOn } from "../languages/index.js";

/** @type {typeof import("../languages/en.table_doors.js").doors} */
export const D = wordsOn("table", "doors");

/** Return how a game is called; one without words of its own has its name alone. @param {string} name */
export const gameCalled = (name) => /** @type {Record<string, {title: string}>} */ (games)[name]?.title ?? name;
