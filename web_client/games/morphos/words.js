// The words of Morphos in the chosen language, and its events in sentences.

import { wordsOn } from "../../i18n/index.js";
import { needWords } from "../../i18n/words.js";
import { sentencesBy } from "../shared/sentences.js";

needWords("morphos");

/** @type {typeof import("./words/en/game.js").game} */
export const M = wordsOn("morphos", "game", (tag) => import(`./words/${tag}/game.js`));

export const sentence = sentencesBy(M, { side_won: "end" });
