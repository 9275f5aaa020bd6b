/** @import { Play } from "../../games/types.js" */

import { html } from "../../lib/index.js";
import { Said } from "../log/reactions.js";

/** Up to how many letters it is shouted; more have two lines. */
const SHORT = 18;

/**
 * What somebody has just said, at their seat; the game's styles place it. It is for sighted people: it was said for all.
 * @param {{play: Play, seat: number}} props
 */
export function Shout({ play, seat }) {
  const text = play.said(seat);
  return (
    text &&
    html`<span class=${`shout ${[...text].length > SHORT ? "long" : ""}`} key=${text} aria-hidden="true" data-shout=${seat}><span><${Said} text=${text} /></span></span>`
  );
}
