import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { PitchLines } from "../../shared/home/pitch.js";

needWords("morph.learn");

/** A card with a drop, a card between two lines, and swords, each in a square of 24. */
const FEED = "M5 3h14v18H5zM12 8c3 4 3 4 3 5.500a3 3 0 0 1-6 0C9 12 9 12 12 8";
const SUMMON = "M8 5h8v11H8zM12 2v5M9.500 4.500 12 2l2.500 2.500M2 20h20";
const STRIKE = "M4 4 18 18M20 4 6 18M15 20l5-5M9 20l-5-5";

/** What players do in this game, and for whom it is. */
export const Pitch = () =>
  html`<${PitchLines} actions=${[[FEED, "morph-pitch-feed"], [SUMMON, "morph-pitch-summon"], [STRIKE, "morph-pitch-strike"]]} facts=${words("morph-pitch-facts")} />`;
