/** @import { Play } from "../../games/types.js" */

import { html, useLayoutEffect, useMemo, useState } from "../../lib/index.js";
import { watchPage } from "../../net/wake.js";
import { wantsMotion } from "../../state/preferences.js";
import { inFigures } from "./countdown.js";
import { mostTime, SHORT, timeLeft, useClock } from "./time_left.js";

/**
 * The time that a seat has left, around its mark. The broad ring is the time for the decision, the thin one the bank.
 * Styles alone run them down. Without motion the time is shown in figures.
 * @param {{play: Play, seat: number, reaction: boolean}} props
 */
export function TimeRing({ play, seat, reaction }) {
  if (!wantsMotion.value) return html`<${Figures} play=${play} seat=${seat} />`;
  return html`<${Rings} play=${play} seat=${seat} reaction=${reaction} />`;
}

/** @param {{play: Play, seat: number}} props */
function Figures({ play, seat }) {
  const left = timeLeft(play, seat, useClock(!play.paused));
  if (!left) return null;
  const { base, bank } = left;
  return html`<span class=${`time-figures ${base > 0 ? "" : "of-bank"}`} data-time=${seat}>${inFigures(base || bank)}</span>`;
}

/** @param {{play: Play, seat: number, reaction: boolean}} props */
function Rings({ play, seat, reaction }) {
  const { deadline, banks, paused, skew } = play;
  const set = useTimesSet();
  // A running animation keeps its own time. A new deadline needs a new one.
  const key = [deadline?.at, banks[seat], paused?.at, skew, set].join();
  const left = useMemo(() => timeLeft(play, seat, performance.now()), [key]);
  if (!left) return null;
  const most = mostTime(play, reaction);
  const whole = left.base + left.bank;
  const classes = ["time-ring", paused && "still", left.base <= 0 && "of-bank"];
  return html`<svg key=${key} class=${classes.filter(Boolean).join(" ")} viewBox="0 0 24 24" data-time=${seat}
    style=${{ "--hurry": `${whole - SHORT}ms`, "--end": `${whole}ms` }}>
    <${Ring} name="base" r=${8.8} left=${left.base} most=${most.base} after=${0} />
    ${most.bank > 0 && deadline?.banked && html`<${Ring} name="bank" r=${11.3} left=${left.bank} most=${most.bank} after=${left.base} />`}
  </svg>`;
}

/**
 * A ring that runs down, in steps of a second, `after` some milliseconds.
 * @param {{name: string, r: number, left: number, most: number, after: number}} props
 */
function Ring({ name, r, left, most, after }) {
  const used = 100 * (1 - Math.min(1, left / most));
  const style = {
    "--used": used.toFixed(2),
    "--for": `${left}ms`,
    "--after": `${after}ms`,
    "--steps": `steps(${Math.max(1, Math.ceil(left / 1000))})`,
  };
  return html`<circle class=${name} cx="12" cy="12" r=${r} pathLength="100" style=${style} />`;
}

/** Count how often the page's own clock may have stopped: while it was hidden, or the device asleep. */
function useTimesSet() {
  const [times, count] = useState(0);
  useLayoutEffect(() => {
    const again = () => count((before) => before + 1);
    const nothing = () => {};
    return watchPage({ lost: nothing, woke: again, shown: again, beat: nothing });
  }, []);
  return times;
}
