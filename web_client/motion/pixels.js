// The pixels in which a table is drawn: the window's own, but for a big screen, which is drawn at one size and scaled as
// a whole.

/** @import { Box } from "./types.js" */

/** How many pixels of the window one of the table's is. */
let scale = 1;

/** Let everything be measured in other pixels from now on. @param {number} times as large as the window's */
export function scaleTo(times) {
  scale = times;
}

/** Return where an element is, in the table's pixels. @param {Element} element @returns {Box} */
export function measured(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (scale === 1) return { left, top, width, height };
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
}

/** Return the size of the window in the table's pixels. */
export const roomOf = () => ({ width: innerWidth / scale, height: innerHeight / scale });
