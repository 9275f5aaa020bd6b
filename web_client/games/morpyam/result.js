/** @import { Child } from "../../lib/index.js" */
/** @import { Play } from "./types.js" */

import { list } from "../../i18n/grammar.js";
import { findWords, needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Who } from "../../ui/icons/icons.js";
import { OutcomeHeading } from "../shared/outcome_heading.js";
import { stampFor } from "../shared/result/telling.js";
import { Board } from "./board/board.js";
import { Beside } from "./players.js";

export { nextBegins as changes } from "../shared/result/telling.js";
export { highlights } from "./highlights.js";

needWords("morpyam.more");

/** The winner, the reason and everybody's points; in a replay the reason alone. @param {{play: Play, heading?: "h1" | "h2", stamp?: Child}} props */
export function Outcome({ play, heading = "h1", stamp: stamped }) {
  const { view, seat, name } = play;
  const { reason, winners = [], points = {} } = view;
  if (!reason) return null;
  const mine = winners.length === 1 && winners[0] === seat;
  const why = reason === "resigned" ? endingInWords(play) : words(`morpyam-reason-${reason}`);
  const headline = mine
    ? words("match-you-win")
    : words("match-wins", { names: list(winners.map(name)), count: winners.length });
  return html`${heading === "h1" && html`<${Beside} play=${play} />`}
    <${OutcomeHeading} reason=${reason} heading=${heading} stamp=${stamped} why=${why} headline=${headline} hint=${endingInWords(play)}>
      <ul class="final">${Object.entries(points).map(
        ([one, n]) =>
          html`<li key=${one}><${Who} seat=${Number(one)} name=${name(Number(one))} kind=${play.kind(Number(one))} /> <b>${words("match-points", { points: n })}</b></li>`,
      )}</ul>
    <//>`;
}

/** Return what is stamped on the grid. @param {Play} play */
export const stamp = ({ view }) => stampFor("morpyam", view.reason);

/** Return how a seat stands: by its points and the tokens that it has left. @param {Play} play @param {number} seat */
export function standing({ view: { points = {}, tokens = {} } }, seat) {
  return {
    value: words("match-points", { points: points[seat] ?? 0 }),
    note: words("morpyam-tokens", { tokens: tokens[seat] ?? 0 }),
  };
}

/** Tell how it ended, of who ended it. @param {Play} play */
export function endingInWords({ view: { reason, winners = [], tokens = {}, seats }, seat, name }) {
  if (!reason) return "";
  const other = 1 - winners[0];
  if (reason === "resigned" && seats === 2) return words("board-gave-up", { name: name(other), you: other === seat });
  const last = Object.keys(tokens).find((one) => tokens[one] === 0);
  const who = reason === "tokens" && last !== undefined ? Number(last) : winners[0];
  const id = `morpyam-reason-${reason}`;
  return findWords(`${id}.sentence`, { name: name(who), you: who === seat }) ?? findWords(id) ?? "";
}

/** The grid as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) =>
  html`<div class="final-grid"><${Board} play=${play} /></div><p class="sum">${words("morpyam-put-away")}</p>`;

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
