/** @import { Play } from "./types.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { nameOf, sideOf, winnerInWords } from "./view.js";

/** The winner and the reason; beside the podium, which shows the winner, the reason alone. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, seat, name } = play;
  const { reason, winner, score } = view;
  if (!reason || winner === undefined) return null;
  const won =
    winner === seat ? words("board-you-win") : winnerInWords(play) || words("board-wins", { name: name(winner) });
  const headline = score ? words(`morph-score-${score}`) : won;
  // the Shadow is no player, so the podium does not name it
  if (heading === "h2")
    return html`<h2 class="disp" data-reason=${reason}>${score || view.mode === "solo" || reason === "resigned" ? headline : words(`morph-reason-${reason}`)}</h2><p class="sum">${howItEnded(play)}</p>`;
  return html`<div class="prompt" data-reason=${reason}><h1 tabindex="-1">${headline}</h1><p class="hint">${howItEnded(play)}</p></div>`;
}

/** @param {Play} play */
function howItEnded(play) {
  const { view } = play;
  const side = sideOf(view.winner ?? 0);
  const loser = nameOf(play, side === "A" ? "B" : "A");
  if (view.reason === "resigned")
    return words("board-gave-up", { name: loser, you: play.seat === 1 - (view.winner ?? 0) });
  return words("morph-reason-deck_empty.told", { loser, turn: view.turn_number, count: view.deck[side] });
}
