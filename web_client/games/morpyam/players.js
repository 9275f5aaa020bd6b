/** @import { Play } from "./types.js" */

import { html } from "../../lib/index.js";
import { useMedia } from "../../ui/hooks/use_media.js";
import { BESIDE, Player, PlayerName } from "../shared/players/players.js";
import { M } from "./words.js";

/** The players in the top line. @param {{play: Play}} props */
export const Header = ({ play }) => !useMedia(BESIDE) && html`<${Players} play=${play} />`;

/** The players in the dock. @param {{play: Play}} props */
export const Beside = ({ play }) => useMedia(BESIDE) && html`<${Players} play=${play} />`;

/** Everybody's points and tokens, and whose turn it is. @param {{play: Play}} props */
function Players({ play }) {
  const { seats = 0, points = {}, tokens = {}, out = [] } = play.view;
  return html`<ul class="players" aria-label=${M.players}>${Array.from({ length: seats }, (_, seat) => {
    const [made, left, isOut] = [points[seat] ?? 0, tokens[seat] ?? 0, out.includes(seat)];
    const said = [M.points(made), M.standing.tokens(left), isOut && M.standing.out];
    return html`<${Player} key=${seat} play=${play} seat=${seat} said=${said} look=${isOut && "out"}>
      <${PlayerName} play=${play} seat=${seat} />
      <span class="num">${String(made)}</span><small class="left">${isOut ? M.out : M.left(left)}</small>
      <small class="discs">${isOut ? M.out : html`<i></i>${left}`}</small><//>`;
  })}</ul>`;
}
