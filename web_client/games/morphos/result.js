/** @import { Play } from "./types.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { OutcomeHeading } from "../shared/outcome_heading.js";
import { Board } from "./board/board.js";
import { Beside } from "./players.js";
import { turnOf } from "./points.js";

/** The winner and the reason; beside the podium, which shows the winner, the reason alone. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, seat, name } = play;
  const { reason, winners: [winner] = [] } = view;
  if (!reason || winner === undefined) return null;
  const headline = winner === seat ? words("board-you-win") : words("board-wins", { name: name(winner) });
  return html`${heading === "h1" && html`<${Beside} play=${play} />`}
    <${OutcomeHeading} reason=${reason} heading=${heading} why=${reason === "resigned" ? howItEnded(play) : words(`morphos-reason-${reason}`)} headline=${headline} hint=${howItEnded(play)} />`;
}

/** @param {Play} play */
function howItEnded({ view, seat, name }) {
  const { reason, winners: [winner] = [], winning_colour: colour = "B", chain = [] } = view;
  if (reason === "chain") {
    return words("morphos-joined", { name: name(winner), colour, turns: turnOf(view), stones: chain.length });
  }
  return reason === "resigned"
    ? words("board-gave-up", { name: name(1 - winner), you: seat === 1 - winner })
    : words("morphos-deadlock", { colour });
}

/** The board as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) => html`<div class="final-board"><${Board} play=${play} /></div>`;
