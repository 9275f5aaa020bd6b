/** @import { Play } from "./types.js" */
/** @import { Colour } from "./wire.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useMedia } from "../../ui/hooks/use_media.js";
import { asSeen, BESIDE, Player, PlayerName } from "../shared/players/players.js";
import { Disc } from "./board/stones.js";
import { colourOf } from "./points.js";

/** The players in the top line. @param {{play: Play}} props */
export const Header = ({ play }) => !useMedia(BESIDE) && html`<${Players} play=${play} />`;

/** The players in the dock. @param {{play: Play}} props */
export const Beside = ({ play }) => useMedia(BESIDE) && html`<${Players} play=${asSeen(play)} />`;

/** A stone beside words. @param {{colour: Colour}} props */
export const Stone = ({ colour }) =>
  html`<svg class="disc" viewBox="-46 -46 92 92" aria-hidden="true"><circle class="edge" r="44" /><${Disc} colour=${colour} /></svg>`;

/** The players with their colours and whose turn it is; the reader comes last. @param {{play: Play}} props */
function Players({ play }) {
  const { view } = play;
  const seats = play.seat === 0 ? [1, 0] : [0, 1];
  if (view.black === undefined) return null;
  return html`<ul class="players" aria-label=${words("board-players")}>${seats.map((seat) => {
    const colour = colourOf(view, seat);
    const stones = Object.values(view.stones ?? {}).filter((one) => one === colour).length;
    const [side, way] = [words(`morphos-side-${colour}`), words(`morphos-side-${colour}.way`)];
    const said = [side, way, words("morphos-stones", { stones })];
    return html`<${Player} key=${seat} play=${play} seat=${seat} said=${said}>
      <${Stone} colour=${colour} />
      <span class="who-is"><${PlayerName} play=${play} seat=${seat} /><small><span class="side">${side}${words("comma")}</span>${way}</small></span>
      <span class="num">${stones}</span><//>`;
  })}</ul>`;
}
