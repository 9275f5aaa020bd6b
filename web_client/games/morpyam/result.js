/** @import { Play } from "./types.js" */

import { html } from "../../lib/index.js";
import { Who } from "../../ui/parts/icons.js";
import { Beside } from "./players.js";
import { M } from "./words.js";

/** Who won and why, and everybody's points. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, seat, name } = play;
  const { reason, winners = [], points = {} } = view;
  if (!reason) return null;
  const mine = winners.length === 1 && winners[0] === seat;
  return html`${heading === "h1" && html`<${Beside} play=${play} />`}
    <div class="prompt" data-reason=${reason}>
      <${heading} tabindex="-1">${mine ? M.youWin : M.winners(winners.map(name))}<//>
      <p class="hint">${M.reasons[reason]}</p>
      <ul class="final">${Object.entries(points).map(
        ([one, n]) =>
          html`<li key=${one}><${Who} seat=${Number(one)} name=${name(Number(one))} bot=${play.bot(Number(one))} /> <b>${M.points(n)}</b></li>`,
      )}</ul>
    </div>`;
}

/** Say what decided a game in which others had as many points; "" when nobody had. @param {Play} play */
export function tieInWords({ view, winners, name }) {
  const { reason, points = {} } = view;
  const most = Math.max(...winners.map((seat) => points[seat]));
  const isTied = Object.entries(points).some(([seat, n]) => n === most && !winners.includes(Number(seat)));
  return isTied && (reason === "tokens" || reason === "turn_limit") ? M.tie(winners.map(name)) : "";
}
