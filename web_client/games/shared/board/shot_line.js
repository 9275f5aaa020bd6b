/** @import { Child } from "../../../lib/index.js" */

import { html, useLayoutEffect, useRef, useState } from "../../../lib/index.js";

/**
 * A line over the table, drawn again whenever the table has another size.
 * @param {{shot: string, pathOn: (table: HTMLElement) => string}} props `shot`: what it shows; "" for no line
 * @returns {Child}
 */
export function ShotLine({ shot, pathOn }) {
  const line = useRef(/** @type {Element | null} */ (null));
  const [d, draw] = useState("");
  useLayoutEffect(() => {
    const table = line.current?.parentElement;
    if (!table || !shot) return undefined;
    const resizes = new ResizeObserver(() => draw(pathOn(table)));
    resizes.observe(table);
    return () => resizes.disconnect();
  }, [shot]);
  return shot
    ? html`<svg class="shot-line" ref=${line} data-shot aria-hidden="true"><path d=${d} /><path d=${d} /></svg>`
    : null;
}
