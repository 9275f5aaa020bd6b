/** @import { Play } from "./types.js" */

import { lazily } from "../../loading/lazy.js";
import { html } from "../../lib/index.js";
import { Bubble } from "../../ui/log/bubble.js";
import { Mark, seatColour, Sign } from "../../ui/parts/icons.js";
import { useMedia } from "../../ui/parts/media.js";
import { M, readOut } from "./words.js";

const TimeRing = lazily(async () => (await import("../../ui/time/time_ring.js")).TimeRing);

/** From this window size on the dock stands beside the grid and has the players in it. */
const BESIDE = "(min-width: 1100px) and (min-height: 640px)";

/** The players in the top line. @param {{play: Play}} props */
export const Header = ({ play }) => !useMedia(BESIDE) && html`<${Players} play=${play} />`;

/** The players in the dock. @param {{play: Play}} props */
export const Beside = ({ play }) => useMedia(BESIDE) && html`<${Players} play=${play} />`;

/** Everybody's points and tokens, and whose turn it is. @param {{play: Play}} props */
function Players({ play }) {
  const seats = Array.from({ length: play.view.seats ?? 0 }, (_, seat) => seat);
  return html`<ul class="players" aria-label=${M.players}>
    ${seats.map((seat) => html`<${Player} key=${seat} play=${play} seat=${seat} />`)}</ul>`;
}

/** @param {{play: Play, seat: number}} props */
function Player({ play, seat }) {
  const { view, deadline } = play;
  const name = play.name(seat);
  const points = view.points?.[seat] ?? 0;
  const tokens = view.tokens?.[seat] ?? 0;
  const turn = view.turn === seat;
  const out = (view.out ?? []).includes(seat);
  const absence = play.standIn(seat) ? "standIn" : play.away(seat) && "away";
  const { standing } = M;
  const said = [
    ...[name, seat === play.seat && standing.mine, play.bot(seat) && standing.bot, turn && standing.turn],
    ...[M.points(points), standing.tokens(tokens), out && standing.out, absence && standing[absence]],
  ];
  const timed = deadline?.seats.includes(seat);
  const looks = ["player", seatColour(seat), turn && "turn", out && "out", !play.here(seat) && "absent"];
  const state = out ? M.out : "";
  const sign = absence === "standIn" ? "stand-in" : absence || (play.bot(seat) && "bot");
  return html`<li class=${[...looks, (view.winners ?? []).includes(seat) && "won"].filter(Boolean).join(" ")} data-seat=${seat}>
    <span class="sr">${readOut(...said)}</span>
    <span class="plate" aria-hidden="true">
      <span class=${timed ? "marked timed" : "marked"}><${Mark} seat=${seat} />${timed && html`<${TimeRing} play=${play} seat=${seat} reaction=${false} />`}</span>
      <span class="pname">${sign && html`<${Sign} name=${sign} />`}${name}</span>
      <span class="num">${String(points)}</span><small class="left">${state || M.left(tokens)}</small>
      <small class="discs">${state || html`<i></i>${tokens}`}</small>
      <${Bubble} text=${play.said(seat)} />
    </span></li>`;
}
