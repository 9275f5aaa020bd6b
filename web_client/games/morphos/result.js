/** @import { Play } from "./types.js" */

import { html } from "../../lib/index.js";
import { Board } from "./board/board.js";
import { Beside } from "./players.js";
import { M } from "./words.js";

/** Who won and why; beside the podium, which shows who, only why. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, seat, name } = play;
  const { reason, winners: [winner] = [] } = view;
  if (!reason || winner === undefined) return null;
  if (heading === "h2") return html`<h2 class="disp" data-reason=${reason}>${M.reasons[reason]}</h2>`;
  return html`<${Beside} play=${play} />
    <div class="prompt" data-reason=${reason}>
      <h1 tabindex="-1">${winner === seat ? M.youWin : M.wins(name(winner))}</h1>
      <p class="hint">${howItEnded(play)}</p>
    </div>`;
}

/** @param {Play} play */
function howItEnded({ view, name }) {
  const { reason, winners: [winner] = [], winning_colour: colour = "B", chain = [], turn_number } = view;
  if (reason === "chain") return M.joined(name(winner), colour, turn_number, chain.length);
  return reason === "resigned" ? M.gaveUp(name(1 - winner)) : M.stuck(colour);
}

/** The board as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) => html`<div class="final-board"><${Board} play=${play} /></div>`;
