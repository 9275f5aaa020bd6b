/** @import { Overlay } from "../../../motion/overlay.js" */
/** @import { Box } from "../../../motion/types.js" */

import { html } from "../../../lib/index.js";
import { Pips } from "../../shared/board/dice.js";
import { drawn } from "../../shared/board/places.js";

/** How a cube is turned so that a face looks at the reader: around x and y, in degrees. */
const TURNS = [
  [0, 0],
  [0, -90],
  [90, 0],
  [-90, 0],
  [0, 90],
  [0, 180],
];

/**
 * Let a die tumble onto a place and land with a value.
 * @param {Overlay} overlay
 * @param {Box} box
 * @param {number} value
 * @param {number} lasts milliseconds
 */
export function tumble(overlay, box, value, lasts) {
  const cube = html`<div class="cube">${TURNS.map(
    ([x, y], i) =>
      html`<span class="die" style=${{ transform: `rotateY(${-y}deg) rotateX(${-x}deg) translateZ(calc(var(--die) / 2))` }}><${Pips} value=${i + 1} /></span>`,
  )}</div>`;
  const thrown = drawn(overlay, cube, box, "tumbling");
  thrown.style.setProperty("--die", `${box.width}px`);
  const [x, y] = TURNS[value - 1];
  const back = `translateZ(${-box.width / 2}px)`;
  const high = -0.62 * box.width;
  /** @param {number} up @param {number} turns */
  const pose = (up, turns) => ({
    transform: `${back} translateY(${up}px) rotateX(${x + 360 * turns}deg) rotateY(${y + 360 * turns}deg)`,
  });
  overlay.move(
    thrown.firstElementChild,
    [
      pose(0.2 * box.width, -2),
      { ...pose(high, -1.2), offset: 0.35 },
      { ...pose(0, -0.45), offset: 0.7 },
      { ...pose(high / 4, -0.2), offset: 0.82 },
      pose(0, 0),
    ],
    { lasts },
  );
}
