// Words for puzzles.

import { wordsOn } from "./index.js";

/** @type {typeof import("./en/puzzles.js").puzzles} */
export const P = wordsOn("table", "puzzles", (tag) => import(`./${tag}/puzzles.js`));
