/** @import { Play } from "../../components/types.js" */

import { html, useEffect, useRef } from "../../lib/index.js";
import { bottomSeat } from "./view.js";

/** How far the light reaches beyond the cards of a seat, as a part of their width. */
const BEYOND = 0.5;

/**
 * The light that falls from the middle of the table on whoever is asked.
 * @param {{play: Play}} props
 */
export function Searchlight({ play }) {
  const beam = useRef(/** @type {HTMLElement | null} */ (null));
  const { view } = play;
  const asked = view.outcome ? null : view.decision?.seat ?? view.turn ?? null;
  // After the board is on the screen: to measure it before would lay it out twice.
  useEffect(() => {
    const light = beam.current;
    const felt = light?.parentElement;
    if (!felt || asked === null) return undefined;
    // The observer may call once more when the board has gone, and with it the reference.
    const lay = () => layBeam(light, felt, asked === bottomSeat(play) ? null : asked);
    const watch = new ResizeObserver(lay);
    watch.observe(felt);
    lay();
    return () => watch.disconnect();
  }, [asked, play.seat, view.seats, view.hand_size]);
  return html`<i class="beam" ref=${beam} data-beam hidden=${asked === null}></i>`;
}

/**
 * @param {HTMLElement} beam
 * @param {HTMLElement} felt
 * @param {number | null} seat null for the one at the bottom
 */
function layBeam(beam, felt, seat) {
  const target = felt.querySelector(seat === null ? ".myseat .plate" : `[data-seat="${seat}"] .cards`);
  const middle = felt.querySelector('[data-slot="M"]');
  if (!target || !middle) return;
  const [table, from, to] = [felt, middle, target].map((element) => element.getBoundingClientRect());
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const length = Math.hypot(dx, dy) + (seat === null ? 0 : to.width * BEYOND);
  Object.assign(beam.style, {
    left: `${x - table.left}px`,
    top: `${y - table.top}px`,
    width: `${length}px`,
    transform: `rotate(${Math.atan2(dy, dx)}rad)`,
  });
}
