import { useLayoutEffect, useRef, useState } from "../lib/index.js";
import { inTurn } from "./turns.js";

/**
 * Return a value; but when its `kind` becomes another one, the value before until there is a turn for the new one.
 * So what is too much to be drawn in one frame is drawn part by part: some of it at once, the rest with this.
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
    return inTurn(() => {
      shown.current = newest.current;
      again((times) => times + 1);
    });
  }, [waits]);
  return shown.current.value;
}
