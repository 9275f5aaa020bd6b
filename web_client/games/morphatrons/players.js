/** @import { Play } from "./types.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Sign } from "../../ui/icons/icons.js";
import { Player, PlayerName } from "../shared/players/players.js";
import { cityOf } from "./position.js";

/** The players, what they hold and how their cities stand; the reader comes first. @param {{play: Play}} props */
export function Header({ play }) {
  const { view } = play;
  if (!view.buildings) return null;
  const seats = play.seat === 1 ? [1, 0] : [0, 1];
  return html`<ul class="players" aria-label=${words("board-players")}>${seats.map((seat) => {
    const city = cityOf(view, seat);
    const holds = view.hand_sizes[seat];
    const said = [words("morphatrons-hand-size", { count: holds }), words("morphatrons-city-size", city)];
    return html`<${Player} key=${seat} play=${play} seat=${seat} said=${said} about=${`seat:${seat}`}>
      <span class="who-is"><${PlayerName} play=${play} seat=${seat} /><small>${words("morphatrons-chips", city)}</small></span>
      <span class="num holds"><${Sign} name="cards" />${holds}</span><//>`;
  })}</ul>`;
}
