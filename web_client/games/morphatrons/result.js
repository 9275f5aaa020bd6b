/** @import { Play } from "./types.js" */

import { findWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { OutcomeHeading } from "../shared/outcome_heading.js";
import { Board } from "./board/board.js";
import { OpenHands } from "./dock/hand.js";
import { cityOf } from "./position.js";

/** The winner and the reason; beside the podium, which shows the winner, the reason alone. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, name } = play;
  const { reason } = view;
  if (!reason) return null;
  return html`<${OutcomeHeading} reason=${reason} heading=${heading} why=${reason === "resigned" ? howItEnded(play) : words(`morphatrons-reason-${reason}`)} headline=${headline(play)} hint=${howItEnded(play)} />
    ${heading === "h1" && html`<${OpenHands} hands=${view.hands} name=${name} />`}`;
}

/** @param {Play} play */
function headline({ view: { winners: [winner] = [] }, seat, name }) {
  if (winner === undefined) return words("morphatrons-draw");
  return winner === seat ? words("board-you-win") : words("board-wins", { name: name(winner) });
}

/** @param {Play} play */
function howItEnded({ view, seat, name }) {
  const { reason, winners: [winner] = [], turn_number: turn } = view;
  if (winner === undefined) return words("morphatrons-reason-turn_limit.drawn");
  if (reason === "resigned") return words("board-gave-up", { name: name(1 - winner), you: seat === 1 - winner });
  const values = { winner: name(winner), loser: name(1 - winner), turn, ...cityOf(view, winner) };
  return findWords(`morphatrons-reason-${reason}.told`, values) ?? "";
}

/** The street as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) => html`<div class="final-street"><${Board} play=${play} /></div>`;
