import { html, useMemo } from "../../lib/index.js";
import { encode } from "../../lib/qr.js";

/** How many empty modules the standard asks for around a code, so that cameras find it. */
const QUIET = 4;

/**
 * A text as a QR code: black on white in every theme, as cameras want it.
 * @param {{text: string, label?: string}} props `label`: its label, unless an element around it has one
 */
export function QrCode({ text, label }) {
  const { size, data } = useMemo(() => encode(text, { ecc: "M", border: 0 }), [text]);
  const whole = size + 2 * QUIET;
  return html`<svg class="qr-code" viewBox=${`${-QUIET} ${-QUIET} ${whole} ${whole}`} shape-rendering="crispEdges"
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    <rect x=${-QUIET} y=${-QUIET} width=${whole} height=${whole} fill="#fff" />
    <path d=${data.map(outline).join("")} fill="#000" />
  </svg>`;
}

/**
 * Return the dark modules of a row as rectangles, one for each run.
 * @param {boolean[]} row
 * @param {number} y
 */
function outline(row, y) {
  const dark = row.map((module) => (module ? "1" : "0")).join("");
  return [...dark.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h${-run.length}z`)
    .join("");
}
