// The words of Morphos in the chosen language, and its events in sentences.

import { wordsOn } from "../../i18n/index.js";
import { readOutBy, sentencesBy } from "../shared/sentences.js";

/** @type {typeof import("./words/en/game.js").game} */
export const M = wordsOn("morphos", "game", (tag) => import(`./words/${tag}/game.js`));

export const sentence = sentencesBy(M, { side_won: "end" });

/** Join what is true of something, to be read out. */
export const readOut = readOutBy(M);
