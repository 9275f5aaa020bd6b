/** @import { Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { Countdown } from "../../../ui/time/countdown.js";
import { M } from "../words.js";

/** The time left, and the move that is made when it runs out. @param {{play: Play}} props */
export function Time({ play }) {
  const [verb = "", box = ""] = (play.timeoutMove ?? "").split(" ");
  /** @type {Record<string, string>} */
  const moves = { place: M.placeOn(box), roll: M.roll, reroll: M.rollAgain, pass: M.pass };
  return html`<${Countdown} play=${play} timeoutMove=${play.legal.length > 1 ? (moves[verb] ?? "") : ""} />`;
}
