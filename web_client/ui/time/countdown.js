/** @import { Play } from "../../games/types.js" */

import { html } from "../../lib/index.js";
import { useAnnounced } from "../accessibility/announcer.js";
import { words } from "../../i18n/words.js";
import { SHORT, timeLeft, useClock } from "./time_left.js";
import { clock } from "../../i18n/time.js";

/**
 * The time left for the decision, and the move made when it runs out. The player who must decide is warned once.
 * @param {{play: Play, timeoutMove: string}} props `timeoutMove`: the move made then for this seat; "" for none
 */
export function Countdown({ play, timeoutMove }) {
  const { deadline, paused, seat } = play;
  const now = useClock(deadline !== null && !paused);
  const mine = seat !== null && deadline?.seats.includes(seat);
  const left = timeLeft(play, mine ? seat : (deadline?.seats[0] ?? -1), now);
  const short = left !== null && !paused && left.base + left.bank <= SHORT;
  useAnnounced(mine && short && left.base + left.bank > 0 ? words("match-time-short", { seconds: SHORT / 1000 }) : "");
  if (!left) return null;
  return html`<span class=${short ? "clock short" : "clock"} data-clock>${inWords(left)}</span>
    ${timeoutMove && html`<span class="timeout-move" data-timeout-move>${words("match-timeout-move", { move: timeoutMove })}</span>`}`;
}

/** @param {{base: number, bank: number}} left */
function inWords({ base, bank }) {
  const [time, reserve] = [inFigures(base), inFigures(bank)];
  if (base > 0 && bank > 0) return words("match-time-left-and-bank", { time, bank: reserve });
  if (base > 0) return words("match-time-left", { time });
  return bank > 0 ? words("match-bank-left", { time: reserve }) : words("match-time-up");
}

/** @param {number} millis */
export const inFigures = (millis) => clock(Math.ceil(millis / 1000));
