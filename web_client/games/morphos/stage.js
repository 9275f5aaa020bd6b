// Morphos on a big screen.

/** @import { StandingOf } from "../shared/stage/players.js" */
/** @import { Play } from "./types.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { asSeen } from "../shared/players/players.js";
import { wonBy } from "../shared/stage/ending.js";
import { Between } from "../shared/stage/players.js";
import { Drawing, Read } from "./board/board.js";
import { wholeBox } from "./board/geometry.js";
import { Stone } from "./players.js";
import { colourOf } from "./points.js";
import { endingInWords } from "./result.js";

needWords("morphos.stage");

/** The board between its players. @param {{play: Play}} props */
export function Board({ play }) {
  const { size, stones, weak } = play.view;
  return (
    size &&
    html`<${Between} play=${asSeen(play)} standing=${standingIn(asSeen(play))}>
      <div class="clay" data-board=${size}><${Drawing} play=${play} box=${wholeBox(size)} /></div>
      <${Read} size=${size} stones=${stones} weak=${weak} /><//>`
  );
}

/** Return how everybody stands: their way, and how many stones. @param {Play} play @returns {StandingOf} */
const standingIn =
  ({ view }) =>
  (seat) => {
    const colour = colourOf(view, seat);
    const stones = Object.values(view.stones ?? {}).filter((one) => one === colour).length;
    return {
      facts: [words(`morphos-side-${colour}.way`), words("morphos-stones", { stones })],
      picture: html`<${Stone} colour=${colour} />`,
    };
  };

/** @param {Play} play */
export const ending = (play) => wonBy(play, endingInWords(play));
