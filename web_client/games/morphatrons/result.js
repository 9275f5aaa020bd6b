/** @import { Child } from "../../lib/index.js" */
/** @import { Play } from "./types.js" */

import { findWords, needWords, words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { OutcomeHeading } from "../shared/outcome_heading.js";
import { readerOf, stampFor } from "../shared/result/telling.js";
import { Board } from "./board/board.js";
import { OpenHands } from "./dock/hand.js";
import { cityOf } from "./position.js";

export { nextBegins as changes } from "../shared/result/telling.js";
export { highlights } from "./highlights.js";

needWords("morphatrons.more");

/** The winner and the reason; in a replay the reason alone. @param {{play: Play, heading?: "h1" | "h2", stamp?: Child}} props */
export function Outcome({ play, heading = "h1", stamp: stamped }) {
  const { view, name } = play;
  const { reason } = view;
  if (!reason) return null;
  return html`<${OutcomeHeading} reason=${reason} heading=${heading} stamp=${stamped} why=${reason === "resigned" ? endingInWords(play) : words(`morphatrons-reason-${reason}`)} headline=${headline(play)} hint=${endingInWords(play)} />
    ${heading === "h1" && html`<${OpenHands} hands=${view.hands} name=${name} />`}`;
}

/** @param {Play} play */
function headline({ view: { winners: [winner] = [] }, seat, name }) {
  if (winner === undefined) return words("morphatrons-draw");
  return winner === seat ? words("match-you-win") : words("board-wins", { name: name(winner) });
}

/** Return what is stamped on the street. @param {Play} play */
export const stamp = ({ view }) =>
  stampFor("morphatrons", view.reason && (view.winners?.length ? view.reason : "drawn"));

/** Return how a seat stands: by its city. @param {Play} play @param {number} seat */
export function standing({ view }, seat) {
  const city = cityOf(view, seat);
  return { value: words("morphatrons-standing", city), note: words("morphatrons-chips", city) };
}

/** Tell how it ended. @param {Play} play */
export function endingInWords({ view, seat, name }) {
  const { reason, winners: [winner] = [], turn_number: turn } = view;
  if (!reason) return "";
  if (winner === undefined) return words("morphatrons-reason-turn_limit.drawn");
  if (reason === "resigned") return words("board-gave-up", { name: name(1 - winner), you: seat === 1 - winner });
  const reader = readerOf(seat, winner);
  const values = { winner: name(winner), loser: name(1 - winner), reader, turn, ...cityOf(view, winner) };
  return findWords(`morphatrons-reason-${reason}.sentence`, values) ?? "";
}

/** The street as it lies at the end. @param {{play: Play}} props */
export const FinalPosition = ({ play }) => html`<div class="final-street"><${Board} play=${play} /></div>`;
