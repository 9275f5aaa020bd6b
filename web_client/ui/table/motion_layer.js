/** @import { TableMotion } from "../../motion/table_motion.js" */
/** @import { TableStore } from "../../state/table/store.js" */

import { html, useLayoutEffect, useRef } from "../../lib/index.js";

/**
 * The layer on which things move over the board.
 * @param {{motion: TableMotion, store: TableStore}} props
 */
export function MotionLayer({ motion, store }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  // Parts of the board may be drawn after this layer, but before the microtask.
  useLayoutEffect(
    () => queueMicrotask(() => layer.current && motion.committed(layer.current)),
    [motion, store.state.value],
  );
  useLayoutEffect(() => () => motion.committed(null), [motion]);
  return html`<div class="motion" ref=${layer} aria-hidden="true" inert></div>`;
}
