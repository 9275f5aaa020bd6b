/** @import { Play } from "../../types.js" */

import { measured } from "../../../motion/pixels.js";
import { html, useLayoutEffect, useRef } from "../../../lib/index.js";
import { askedSeat } from "../view.js";

/**
 * The light that falls from the middle of the table on the seat that is asked.
 * @param {{play: Play}} props
 */
export function Searchlight({ play }) {
  const beam = useRef(/** @type {HTMLElement | null} */ (null));
  const { view } = play;
  const asked = askedSeat(play);
  useLayoutEffect(() => {
    const light = beam.current;
    const felt = light?.parentElement;
    if (!felt || asked === null) return undefined;
    // The observer reports once at first and whenever the table's size changes, each time after layout.
    const resizes = new ResizeObserver(() => layBeam(light, felt, asked));
    resizes.observe(felt);
    return () => resizes.disconnect();
  }, [asked, play.seat, view.seats, view.hand_size]);
  return html`<i class="beam" ref=${beam} data-beam hidden=${asked === null}></i>`;
}

/**
 * Lay the beam from the middle of the table to a seat.
 * @param {HTMLElement} beam
 * @param {HTMLElement} felt
 * @param {number} seat
 */
function layBeam(beam, felt, seat) {
  const target = felt.querySelector(`[data-my-seat="${seat}"] .plate, [data-seat="${seat}"] .cards`);
  const middle = felt.querySelector('[data-slot="M"]');
  if (!target || !middle) return;
  const [table, from, to] = [felt, middle, target].map(measured);
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const length = Math.hypot(dx, dy);
  Object.assign(beam.style, {
    left: `${x - table.left}px`,
    top: `${y - table.top}px`,
    width: `${length}px`,
    transform: `rotate(${Math.atan2(dy, dx)}rad)`,
  });
}
