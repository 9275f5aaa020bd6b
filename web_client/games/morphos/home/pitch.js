import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { PitchLines } from "../../shared/home/pitch.js";

needWords("morphos.learn");

/** A stone on a crossing, a half-turned stone, and a chain between two edges, each in a square of 24. */
const PLACE = "M12 2v5M12 17v5M2 12h5M17 12h5M12 7a5 5 0 1 0 .01 0";
const TURN = "M12 4a8 8 0 1 0 .01 0M12 4a5 8 0 0 1 0 16M15 5.500v13M18 7v10";
const JOIN = "M3 2h18M3 22h18M9 6a3 3 0 1 0 .01 0M15 12a3 3 0 1 0 .01 0M9 2v4M9 12v3h3M15 18v4";

/** What players do in this game, and for whom it is. */
export const Pitch = () =>
  html`<${PitchLines} facts=${words("morphos-pitch-facts")}
    actions=${[[PLACE, "morphos-pitch-place"], [TURN, "morphos-pitch-turn"], [JOIN, "morphos-pitch-join"]]} />`;
