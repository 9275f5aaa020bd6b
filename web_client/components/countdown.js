/** @import { Play } from "./types.js" */

import { html } from "../lib/index.js";
import { useAnnounced } from "./announcer.js";
import { useClock } from "./parts.js";
import { clock, W } from "./words.js";

/** From how many seconds on time is short. */
const SHORT = 10;

/**
 * The time that is left for the decision owed. Whoever owes it is told once that it gets short.
 * @param {{play: Play}} props
 */
export function Countdown({ play }) {
  const { deadline, skew, seat } = play;
  const now = useClock(deadline !== null);
  const left = deadline ? Math.ceil((deadline.at - (now + skew)) / 1000) : Infinity;
  const short = left <= SHORT;
  const mine = seat !== null && deadline?.seats.includes(seat);
  useAnnounced(mine && short && left > 0 ? W.timeShort(SHORT) : "");
  if (!deadline) return null;
  return html`<span class=${short ? "clock short" : "clock"} data-clock>${left > 0 ? W.timeLeft(clock(left)) : W.timeUp}</span>`;
}
