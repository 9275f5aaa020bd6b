/** @import { Play } from "./types.js" */

import { html } from "../../lib/index.js";
import { nameOf, sideOf } from "./view.js";
import { M } from "./words.js";

/** The winner and the reason; beside the podium, which shows the winner, the reason alone. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, seat } = play;
  const { reason, winner, score } = view;
  if (!reason || winner === undefined) return null;
  const won = winner === seat ? M.youWin : M.wins(nameOf(play, sideOf(winner)));
  const headline = score ? M.scores[score] : won;
  // the Shadow is no player, so the podium does not name it
  if (heading === "h2")
    return html`<h2 class="disp" data-reason=${reason}>${score || view.mode === "solo" ? headline : M.reasons[reason]}</h2><p class="sum">${howItEnded(play)}</p>`;
  return html`<div class="prompt" data-reason=${reason}><h1 tabindex="-1">${headline}</h1><p class="hint">${howItEnded(play)}</p></div>`;
}

/** @param {Play} play */
function howItEnded(play) {
  const { view } = play;
  const side = sideOf(view.winner ?? 0);
  const loser = nameOf(play, side === "A" ? "B" : "A");
  return view.reason === "resigned" ? M.gaveUp(loser) : M.emptied(loser, view.turn_number, view.deck[side]);
}
