/** @import { Play } from "./types.js" */

import { html } from "../../lib/index.js";
import { OutcomeHeading } from "../shared/outcome_heading.js";
import { Board } from "./board/board.js";
import { OpenHands } from "./dock/hand.js";
import { cityOf } from "./position.js";
import { M } from "./words.js";

/** The winner and the reason; beside the podium, which shows the winner, the reason alone. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, seat, name } = play;
  const { reason, winners: [winner] = [] } = view;
  if (!reason) return null;
  const headline = winner === undefined ? M.draw : winner === seat ? M.youWin : M.wins(name(winner));
  return html`<${OutcomeHeading} reason=${reason} heading=${heading} why=${M.reasons[reason]} headline=${headline} hint=${howItEnded(play)} />
    ${heading === "h1" && html`<${OpenHands} hands=${view.hands} name=${name} />`}`;
}

/** @param {Play} play */
function howItEnded({ view, name }) {
  const { reason, winners: [winner] = [], turn_number } = view;
  if (winner === undefined) return M.ends.drawn;
  if (reason === "city_destroyed") return M.ends.city(name(1 - winner), turn_number);
  if (reason === "resigned") return M.ends.gaveUp(name(1 - winner));
  const { standing, chips } = cityOf(view, winner);
  return M.ends.limit(name(winner), M.standing.city(standing, chips));
}

/** The street as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) => html`<div class="final-street"><${Board} play=${play} /></div>`;
