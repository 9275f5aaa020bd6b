/** @import { Play } from "./types.js" */

import { lazily } from "../../loading/lazy.js";
import { html } from "../../lib/index.js";
import { Bubble } from "../../ui/log/bubble.js";
import { Mark, seatColour, Sign } from "../../ui/parts/icons.js";
import { useMedia } from "../../ui/parts/media.js";
import { M } from "./words.js";

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
  return html`<ul class=${`players of-${seats.length}`} aria-label=${M.players}>
    ${seats.map((seat) => html`<${Player} key=${seat} play=${play} seat=${seat} />`)}</ul>`;
}

/** @param {{play: Play, seat: number}} props */
function Player({ play, seat }) {
  const { view, deadline } = play;
  const player = {
    name: play.name(seat),
    mine: seat === play.seat,
    turn: view.turn === seat,
    points: view.points?.[seat] ?? 0,
    tokens: view.tokens?.[seat] ?? 0,
    bot: play.bot(seat),
    out: (view.out ?? []).includes(seat),
    away: play.away(seat),
    standIn: play.standIn(seat),
  };
  const timed = deadline?.seats.includes(seat);
  const looks = ["player", seatColour(seat), player.turn && "turn", player.out && "out", !play.here(seat) && "absent"];
  const state = player.out ? M.out : "";
  const sign = player.standIn ? "stand-in" : player.away ? "away" : player.bot && "bot";
  return html`<li class=${[...looks, (view.winners ?? []).includes(seat) && "won"].filter(Boolean).join(" ")} data-seat=${seat}>
    <span class="sr">${M.standing(player)}</span>
    <span class="plate" aria-hidden="true">
      <span class=${timed ? "marked timed" : "marked"}><${Mark} seat=${seat} />${timed && html`<${TimeRing} play=${play} seat=${seat} reaction=${false} />`}</span>
      <span class="pname">${sign && html`<${Sign} name=${sign} />`}${player.name}</span>
      <span class="num">${String(player.points)}</span><small class="left">${state || M.left(player.tokens)}</small>
      <small class="discs">${state || html`<i></i>${player.tokens}`}</small>
      <${Bubble} text=${play.said(seat)} />
    </span></li>`;
}
