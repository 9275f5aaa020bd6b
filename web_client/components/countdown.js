/** @import { Play } from "./types.js" */

import { html } from "../lib/index.js";
import { useClock } from "./parts.js";
import { clock, W } from "./words.js";

/**
 * The time that is left for the decision owed.
 * @param {{play: Play}} props
 */
export function Countdown({ play }) {
  const { deadline, skew } = play;
  const now = useClock(deadline !== null);
  if (!deadline) return null;
  const left = Math.ceil((deadline.at - (now + skew)) / 1000);
  return html`<span class=${left <= 10 ? "clock short" : "clock"} data-clock>${left > 0 ? W.timeLeft(clock(left)) : W.timeUp}</span>`;
}
