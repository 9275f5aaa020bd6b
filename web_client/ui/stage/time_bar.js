/** @import { Play } from "../../games/types.js" */

import { html } from "../../lib/index.js";
import { inFigures } from "../time/countdown.js";
import { timeLeft, useClock } from "../time/time_left.js";

/** How much time the whole bar is, in milliseconds. */
const WHOLE = 30_000;

/** The time left for those who are asked, by the server's clock; a bar of the last half minute. @param {{play: Play}} props */
export function TimeBar({ play }) {
  const { deadline, paused } = play;
  const at = useClock(deadline !== null && !paused);
  const left = timeLeft(play, deadline?.seats[0] ?? -1, at);
  if (!left) return null;
  const millis = left.base || left.bank;
  const part = Math.min(1, millis / WHOLE);
  return html`<div class="time-bar" role="timer" data-time-left=${left.base ? "base" : "bank"}>
    <i style=${{ transform: `scaleX(${part.toFixed(3)})` }}></i><b class="disp">${inFigures(millis)}</b></div>`;
}
