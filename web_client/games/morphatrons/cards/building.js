import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";

/** The most chips that are drawn; the number says how many there are. */
const MOST = 7;
const CHIP = 9;

/** A building of chips; a ruin where it fell. @type {import("../../../lib/index.js").Component<{height: number, room: number}>} */
export const Tower = memo(({ height, room }) => {
  const shown = Math.min(height, MOST);
  const top = Math.min(Math.max(room, 4), MOST) * CHIP + 2;
  return html`<svg class="tower" viewBox=${`0 0 56 ${top + 1}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">${
    height
      ? Array.from({ length: shown }, (_, i) => {
          const y = top - (i + 1) * CHIP;
          return html`<g key=${i}><rect class="chip-of" x="4" y=${y} width="48" height="8.500" rx="2" /><path class="windows" d=${`M11 ${y + 1}h6v6.500h-6zM25 ${y + 1}h6v6.500h-6zM39 ${y + 1}h6v6.500h-6z`} /></g>`;
        })
      : html`<path class="ruin" d=${`M4 ${top}L11 ${top - 9}L18 ${top - 4}L25 ${top - 10}L33 ${top - 3}L41 ${top - 8}L52 ${top}Z`} />`
  }</svg>`;
});
