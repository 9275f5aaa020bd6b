import { useLayoutEffect, useRef, useState } from "../lib/index.js";

/**
 * Return a value; but when its `kind` becomes another one, the value before for two frames more. So
 * what is too much to be drawn in one frame is drawn part by part: some of it at once, the rest with this.
 * A page that nobody sees draws all at once.
 * @template T
 * @param {T} value
 * @param {unknown} kind
 * @returns {T}
 */
export function useLate(value, kind) {
  const [, again] = useState(0);
  const shown = useRef({ value, kind });
  const newest = useRef({ value, kind });
  newest.current = { value, kind };
  const waits = kind !== shown.current.kind && !document.hidden;
  if (!waits) shown.current = newest.current;
  useLayoutEffect(() => {
    if (!waits) return undefined;
    let timer = 0;
    // The frame that is asked for first shows what is drawn now; the next shows nothing new, so the time that it has
    // is for drawing what comes, and the time of the one after that for laying it out.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          shown.current = newest.current;
          again((times) => times + 1);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [waits]);
  return shown.current.value;
}
