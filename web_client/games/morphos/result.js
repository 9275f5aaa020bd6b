/** @import { Child } from "../../lib/index.js" */
/** @import { Play } from "./types.js" */

import { needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { OutcomeHeading } from "../shared/outcome_heading.js";
import { stampFor } from "../shared/result/telling.js";
import { Board } from "./board/board.js";
import { Beside } from "./players.js";
import { colourOf, turnOf } from "./points.js";

export { highlights } from "./highlights.js";

needWords("morphos.more");

/** The winner and the reason; in a replay the reason alone. @param {{play: Play, heading?: "h1" | "h2", stamp?: Child}} props */
export function Outcome({ play, heading = "h1", stamp: stamped }) {
  const { view, seat, name } = play;
  const { reason, winners: [winner] = [] } = view;
  if (!reason || winner === undefined) return null;
  const headline = winner === seat ? words("match-you-win") : words("board-wins", { name: name(winner) });
  return html`${heading === "h1" && html`<${Beside} play=${play} />`}
    <${OutcomeHeading} reason=${reason} heading=${heading} stamp=${stamped} why=${reason === "resigned" ? endingInWords(play) : words(`morphos-reason-${reason}`)} headline=${headline} hint=${endingInWords(play)} />`;
}

/** Return what is stamped on the board. @param {Play} play */
export const stamp = ({ view }) => stampFor("morphos", view.reason);

/** Tell how it ended. @param {Play} play */
export function endingInWords({ view, seat, name }) {
  const { reason, winners: [winner] = [], winning_colour: colour = "B", chain = [] } = view;
  if (winner === undefined) return "";
  if (reason === "chain") {
    return words("morphos-connected", {
      name: name(winner),
      you: winner === seat,
      colour,
      turns: turnOf(view),
      stones: chain.length,
    });
  }
  return reason === "resigned"
    ? words("board-gave-up", { name: name(1 - winner), you: seat === 1 - winner })
    : words("morphos-deadlock", { colour });
}

/** Say who has Black in another match: the player who began without it, whatever was swapped. @param {Play} play */
export function changes({ feed, seat, name }) {
  const setup = feed.findLast(({ event }) => event.kind === "board_set_up")?.event;
  if (!setup) return "";
  const next = 1 - setup.black;
  return words("morphos-next-black", { name: name(next), you: next === seat });
}

/** Return how a seat stands: by its stones and its colour. @param {Play} play @param {number} seat */
export function standing({ view }, seat) {
  const colour = colourOf(view, seat);
  const stones = Object.values(view.stones ?? {}).filter((one) => one === colour).length;
  return { value: words("morphos-stones", { stones }), note: words(`morphos-side-${colour}`) };
}

/** The board as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) => html`<div class="final-board"><${Board} play=${play} /></div>`;
