// The words for the puzzles, whose records are on the server.

import { wordsOn } from "../../i18n/index.js";

/** @type {typeof import("./words/en/puzzles.js").puzzles} */
export const PUZZLES = wordsOn("morphos", "puzzles", (tag) => import(`./words/${tag}/puzzles.js`));
