import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { PitchLines } from "../../shared/home/pitch.js";

needWords("morpyam.learn");

/** Dice, a token on a box, and a line, each in a square of 24. */
const DICE = "M2 9h9v9H2zM13 6h9v9h-9zM6.500 12.200v2.600M15.500 8.500v.01M19.500 12.500v.01";
const BOX = "M3 3h18v18H3zM12 7.500a4.500 4.500 0 1 0 .01 0";
const LINE =
  "M4 17a3 3 0 1 0 .01 0M12 9a3 3 0 1 0 .01 0M20 1a3 3 0 1 0 .01 0M6.200 17.800L9.800 14.200M14.200 9.800L17.800 6.200";

/** What players do in this game, and for whom it is. */
export const Pitch = () =>
  html`<${PitchLines} facts=${words("morpyam-pitch-facts")}
    actions=${[[DICE, "morpyam-pitch-roll"], [BOX, "morpyam-pitch-place"], [LINE, "morpyam-pitch-line"]]} />`;
