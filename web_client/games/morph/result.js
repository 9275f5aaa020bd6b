/** @import { Child } from "../../lib/index.js" */
/** @import { Play } from "./types.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { readerOf, stampFor } from "../shared/result/telling.js";
import { nameOf, sideOf, winnerInWords } from "./view.js";

export { highlights } from "./highlights.js";

needWords("morph.more");

/** The winner and the reason; in a replay the reason alone. @param {{play: Play, heading?: "h1" | "h2", stamp?: Child}} props */
export function Outcome({ play, heading = "h1", stamp: stamped }) {
  const { view, seat, name } = play;
  const { reason, winner, score } = view;
  if (!reason || winner === undefined) return null;
  const won =
    winner === seat ? words("match-you-win") : winnerInWords(play) || words("board-wins", { name: name(winner) });
  const headline = score ? words(`morph-score-${score}`) : won;
  // the Shadow is no player, so the podium does not name it
  if (heading === "h2")
    return html`<h2 class="disp" data-reason=${reason}>${score || view.mode === "solo" || reason === "resigned" ? headline : words(`morph-reason-${reason}`)}</h2><p class="sum">${endingInWords(play)}</p>`;
  return html`<div class="prompt" data-reason=${reason}>${stamped}<h1 tabindex="-1">${won}</h1><p class="hint">${endingInWords(play)}</p></div>`;
}

/** Return what is stamped on the table: how well the Shadow was beaten, or how it ended. @param {Play} play */
export const stamp = ({ view }) => (view.score ? words(`morph-score-${view.score}`) : stampFor("morph", view.reason));

/** Return how a seat stands: by the cards in its deck. @param {Play} play @param {number} seat */
export const standing = ({ view }, seat) => ({
  value: words("morph-cards", { count: view.deck[sideOf(seat)] }),
  note: words("morph-left-in-deck"),
});

/** Tell how it ended. @param {Play} play */
export function endingInWords(play) {
  const { view, seat } = play;
  if (view.winner === undefined) return "";
  const side = sideOf(view.winner);
  const loser = nameOf(play, side === "A" ? "B" : "A");
  if (view.reason === "resigned") return words("board-gave-up", { name: loser, you: seat === 1 - view.winner });
  const reader = readerOf(seat, view.winner);
  return words("morph-reason-deck_empty.sentence", { loser, turn: view.turn_number, count: view.deck[side], reader });
}
