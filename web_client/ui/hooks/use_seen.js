/** @import { Play } from "../../games/types.js" */

import { useRef } from "../../lib/index.js";

/** Return whether words must wait for what is still to be seen: this player is asked nothing. @param {Play} play */
export const isUnseen = ({ unseen, legal }) => Boolean(unseen) && !legal.length;

/**
 * Return a value, or the last one as long as something is still to be seen.
 * @template T
 * @param {Play} play
 * @param {T} value
 * @returns {T}
 */
export function useSeen(play, value) {
  const last = useRef(value);
  if (!isUnseen(play)) last.current = value;
  return last.current;
}
