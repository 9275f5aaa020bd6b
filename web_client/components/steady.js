import { useEffect, useRef } from "../lib/index.js";

/**
 * Return the style by which an element keeps the height that it has, as long as it is to be steady: all
 * that lies in it would be laid out anew with another, in the same frame as what takes its room.
 * @param {{current: HTMLElement | null}} element
 * @param {boolean} steady
 */
export function useSteadyHeight(element, steady) {
  const height = useRef(0);
  useEffect(() => {
    if (!element.current) return undefined;
    // It tells once the browser has laid the page out by itself: nothing is measured for it.
    const watch = new ResizeObserver(([{ contentRect }]) => {
      height.current = contentRect.height;
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return steady && height.current > 0 ? { height: `${height.current}px` } : undefined;
}
