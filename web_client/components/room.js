import { useLayoutEffect, useRef } from "../lib/index.js";
import { inTurn } from "./turns.js";

/**
 * Let an element have the height of the room that is left for it; where things move, in a turn of its own: all that
 * lies in it is laid out anew with another height, and that is too much beside what has taken the room.
 * @param {boolean} inParts
 * @returns {{element: {current: HTMLElement | null}, room: {current: HTMLElement | null}}} `room`: to lie where the
 *   element lies, and fill all of it
 */
export function useRoom(inParts) {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const fitted = element.current;
    if (!inParts || !fitted || !room.current) return undefined;
    let dont = () => {};
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const height = `${contentRect.height}px`;
      dont();
      if (fitted.style.height) dont = inTurn(() => void (fitted.style.height = height));
      else fitted.style.height = height;
    });
    watch.observe(room.current);
    return () => {
      watch.disconnect();
      dont();
      fitted.style.height = "";
    };
  }, [inParts]);
  return { element, room };
}
