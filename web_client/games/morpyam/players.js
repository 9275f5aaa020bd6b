/** @import { Play } from "./types.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useMedia } from "../../ui/hooks/use_media.js";
import { asSeen, BESIDE, Player, PlayerName } from "../shared/players/players.js";

/** The players in the top line. @param {{play: Play}} props */
export const Header = ({ play }) => !useMedia(BESIDE) && html`<${Players} play=${play} />`;

/** The players in the dock. @param {{play: Play}} props */
export const Beside = ({ play }) => useMedia(BESIDE) && html`<${Players} play=${asSeen(play)} />`;

/** Everybody's points and tokens, and whose turn it is. @param {{play: Play}} props */
function Players({ play }) {
  const { seats = 0, points = {}, tokens = {}, out = [] } = play.view;
  return html`<ul class="players" aria-label=${words("board-players")}>${Array.from({ length: seats }, (_, seat) => {
    const [made, left, isOut] = [points[seat] ?? 0, tokens[seat] ?? 0, out.includes(seat)];
    const said = [
      words("match-points", { points: made }),
      words("morpyam-tokens", { tokens: left }),
      isOut && words("morpyam-out.said"),
    ];
    return html`<${Player} key=${seat} play=${play} seat=${seat} said=${said} look=${isOut && "out"}>
      <${PlayerName} play=${play} seat=${seat} />
      <span class="num">${String(made)}</span><small class="left">${isOut ? words("morpyam-out") : words("morpyam-tokens.short", { tokens: left })}</small>
      <small class="discs">${isOut ? words("morpyam-out") : html`<i></i>${left}`}</small><//>`;
  })}</ul>`;
}
