/** @import { Choreography } from "../../../motion/types.js" */

import { boxOf } from "../../../motion/overlay.js";
import { easing } from "../../../motion/timing.js";
import { middleOf } from "../board/places.js";

/** How long the stamp falls, lies on the table, and goes to its place in the dock, in milliseconds. */
const FALLS = 380;
const LIES = 1_200;
const GOES = 420;
const LASTS = FALLS + LIES + GOES;
/** How wide it is on the table at most, as a part of it, and how much larger than in the dock. */
const WIDE = 0.7;
const LARGEST = 3.2;

/**
 * The stamp of the result falls on the table; then it goes to where it stands in the dock, so that nothing is hidden.
 * @type {Choreography}
 */
export const stampFalls = () => ({
  lasts: LASTS,
  draw: (overlay) => {
    const stamp = /** @type {HTMLElement | null} */ (document.querySelector(".dock [data-stamp]"));
    const mark = /** @type {HTMLElement | null} */ (stamp?.firstElementChild);
    const [table, box, home] = [document.querySelector(".board"), stamp, mark].map((one) =>
      boxOf(/** @type {HTMLElement | null} */ (one)),
    );
    if (!stamp || !mark || !table || !box || !home) return;
    const fallen = document.createElement("p");
    fallen.className = stamp.className;
    fallen.append(mark.cloneNode(true));
    const [[x, y], [toX, toY]] = [middleOf(home), middleOf(table)];
    fallen.style.transformOrigin = `${x - box.left}px ${y - box.top}px`;
    const size = Math.min((WIDE * table.width) / home.width, LARGEST);
    const there = `translate(${toX - x}px, ${toY - y}px)`;
    const lying = { transform: `${there} scale(${size})`, opacity: 1 };
    const frames = [
      { transform: `${there} scale(${1.9 * size}) rotate(5deg)`, opacity: 0, easing: easing("stamp") },
      { ...lying, offset: FALLS / LASTS },
      { ...lying, offset: (FALLS + LIES) / LASTS, easing: easing("both") },
      { transform: "none", opacity: 1 },
    ];
    overlay.move(stamp, [{ opacity: 0 }, { opacity: 0 }], { lasts: LASTS });
    overlay.move(overlay.add(fallen, box), frames, { lasts: LASTS });
    overlay.say({ sound: "stamp" }, FALLS / 2);
  },
});
