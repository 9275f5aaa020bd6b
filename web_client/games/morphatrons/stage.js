// Morphatrons on a big screen.

/** @import { StandingOf } from "../shared/stage/players.js" */
/** @import { Play } from "./types.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { wonBy } from "../shared/stage/ending.js";
import { Players } from "../shared/stage/players.js";
import { Board as Street } from "./board/board.js";
import { cityOf } from "./position.js";
import { endingInWords } from "./result.js";

needWords("morphatrons.stage");

/** The street; machines are buttons elsewhere. @param {{play: Play}} props */
export const Board = ({ play }) => html`<div inert><${Street} play=${play} /></div>`;

/** Both players, and how their cities stand. @param {{play: Play}} props */
export function Head({ play }) {
  const { view } = play;
  if (!view.buildings) return null;
  /** @type {StandingOf} */
  const standing = (seat) => {
    const city = cityOf(view, seat);
    return { facts: [words("morphatrons-stage-buildings", city), words("morphatrons-chips", city)] };
  };
  return html`<${Players} play=${play} seats=${[0, 1]} standing=${standing} />`;
}

/** @param {Play} play */
export const ending = (play) => wonBy(play, endingInWords(play), words("morphatrons-draw"));
