/** @import { Play } from "./types.js" */

import { list } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Who } from "../../ui/icons/icons.js";
import { OutcomeHeading } from "../shared/outcome_heading.js";
import { Board } from "./board/board.js";
import { Beside } from "./players.js";

/** The winner, the reason and everybody's points; beside the podium the reason alone. @param {{play: Play, heading?: "h1" | "h2"}} props */
export function Outcome({ play, heading = "h1" }) {
  const { view, seat, name } = play;
  const { reason, winners = [], points = {} } = view;
  if (!reason) return null;
  const mine = winners.length === 1 && winners[0] === seat;
  const why = words(`morpyam-reason-${reason}`);
  const headline = mine
    ? words("board-you-win")
    : words("match-wins", { names: list(winners.map(name)), count: winners.length });
  return html`${heading === "h1" && html`<${Beside} play=${play} />`}
    <${OutcomeHeading} reason=${reason} heading=${heading} why=${why} headline=${headline} hint=${why}>
      <ul class="final">${Object.entries(points).map(
        ([one, n]) =>
          html`<li key=${one}><${Who} seat=${Number(one)} name=${name(Number(one))} bot=${play.bot(Number(one))} /> <b>${words("match-points", { points: n })}</b></li>`,
      )}</ul>
    <//>`;
}

/** The grid as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) => html`<div class="final-grid"><${Board} play=${play} /></div>`;

/** Say what decided a game in which others had as many points; "" when nobody had. @param {Play} play */
export function tieInWords({ view, winners, name }) {
  const { reason, points = {}, tokens = {}, out = [] } = view;
  const most = Math.max(...winners.map((seat) => points[seat]));
  const others = Object.keys(points)
    .map(Number)
    .filter((seat) => !winners.includes(seat) && !out.includes(seat));
  const isTied = others.some((seat) => points[seat] === most);
  return isTied && (reason === "tokens" || reason === "turn_limit")
    ? words("morpyam-tie", {
        names: list(winners.map(name)),
        last: winners.some((seat) => tokens[seat] === 0),
      })
    : "";
}
