// Morpyam on a big screen.

/** @import { StandingOf } from "../shared/stage/players.js" */
/** @import { Play } from "./types.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Dice } from "../shared/board/dice.js";
import { asSeen } from "../shared/players/players.js";
import { wonBy } from "../shared/stage/ending.js";
import { Between } from "../shared/stage/players.js";
import { Board as Grid } from "./board/board.js";
import { lying } from "./choice.js";
import { endingInWords } from "./result.js";

needWords("morpyam.stage");

/** The grid between its players, and the dice. @param {{play: Play}} props */
export const Board = ({ play }) =>
  html`<${Between} play=${asSeen(play)} standing=${standingIn(asSeen(play))} below=${html`<${Tray} play=${play} />`}><${Grid} play=${play} /><//>`;

/** Return how everybody stands: their points, and the tokens left. @param {Play} play @returns {StandingOf} */
const standingIn =
  ({ view: { points = {}, tokens = {}, out = [] } }) =>
  (seat) => {
    const isOut = out.includes(seat);
    const left = isOut ? words("morpyam-out") : words("morpyam-tokens.short", { tokens: tokens[seat] ?? 0 });
    return { facts: [words("match-points", { points: points[seat] ?? 0 }), left], look: isOut && "out" };
  };

/** The dice as they lie, if any was rolled. @param {{play: Play}} props */
function Tray({ play }) {
  const values = lying(play);
  const label = words("morpyam-lying", { dice: values.join(" ") });
  return values.length > 0 && html`<div class="tray"><${Dice} values=${values} label=${label} /></div>`;
}

/** @param {Play} play */
export const ending = (play) => wonBy(play, endingInWords(play));
