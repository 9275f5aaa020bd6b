import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { PitchLines } from "../../shared/home/pitch.js";

needWords("morphatrons.learn");

/** A card that comes into play, a robot that becomes a truck, and a tower that falls, each in a square of 24. */
const PLAY = "M4 3h10v14H4zM7 7h4M17 8v8m-4 0 4 5 4-5";
const MORPH =
  "M4 2h5l2 2v9H2V4zM4 6h5M13 15h9v4h-9zM15 15v-4h4M15 21a1.5 1.5 0 1 0 .01 0M20 21a1.5 1.5 0 1 0 .01 0M14 4c4 0 6 1 6 4";
const LEVEL = "M4 22V8h7v14M4 12h7M4 16h7M14 10l3 3M20 4l-3 5 4 1-4 6";

/** What players do in this game, and for whom it is. */
export const Pitch = () =>
  html`<${PitchLines} actions=${[[PLAY, "morphatrons-pitch-play"], [MORPH, "morphatrons-pitch-morph"], [LEVEL, "morphatrons-pitch-level"]]} facts=${words("morphatrons-pitch-facts")} />`;
