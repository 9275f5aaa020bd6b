/** @import { Child } from "../../lib/index.js" */

import { html, useLayoutEffect, useState } from "../../lib/index.js";
import { scaleTo } from "../../motion/pixels.js";

/** The size for which a big screen is drawn, in pixels. */
const WIDE = 1920;
const HIGH = 1080;

/** Return how much larger the window is than the size for which it is drawn. */
const fitting = () => Math.min(innerWidth / WIDE, innerHeight / HIGH);

/**
 * Everything on a big screen: one sheet, scaled as a whole to fill the window.
 * @param {{class: string, children?: Child}} props
 */
export function Sheet({ class: look, children }) {
  const [times, scale] = useState(fitting());
  // Before anything on it is measured.
  scaleTo(times);
  useLayoutEffect(() => {
    const fit = () => scale(fitting());
    addEventListener("resize", fit);
    return () => {
      removeEventListener("resize", fit);
      scaleTo(1);
    };
  }, []);
  const size = { width: `${innerWidth / times}px`, height: `${innerHeight / times}px` };
  return html`<div class=${`wall ${look}`} style=${{ ...size, transform: `scale(${times})` }}>${children}</div>`;
}
