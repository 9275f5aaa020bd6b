import { useEffect, useRef } from "../lib/index.js";

/**
 * Keep the keyboard where the game is: when what was focused in the dock or on the board goes away,
 * the given heading gets the focus, which also reads the new question out.
 * @param {string} state changes with what is shown
 */
export function useKeptFocus(state) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const inside = useRef(false);
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = ({ target }) => {
      inside.current = target instanceof Element && target.closest(".dock, .ring") !== null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const active = document.activeElement;
    const lost = !active || active === document.body || active.matches(":disabled");
    if (lost && inside.current) heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}
