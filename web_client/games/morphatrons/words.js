// The words of Morphatrons in the chosen language, and its events in sentences.

import { wordsOn } from "../../i18n/index.js";
import { needWords } from "../../i18n/words.js";
import { sentencesBy } from "../shared/sentences.js";

needWords("morphatrons");

/** @type {typeof import("./words/en/game.js").game} */
export const M = wordsOn("morphatrons", "game", (tag) => import(`./words/${tag}/game.js`));

/** Turns are headings, which the line of news skips. */
export const sentence = sentencesBy(M, { turn_ended: "turn", fight_ended: "end" }, ({ seat, winner }, _, me) => ({
  seat: seat ?? winner,
  isMine: (seat ?? winner) === me,
}));
