import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { Disc } from "../board/stones.js";

const BRACKETS = "M-42-22V-42H-22M22-42H42V-22M42 22V42H22M-22 42H-42V22";

/** How to read the board. @type {import("../../../lib/index.js").Component<{}>} */
export const Legend = memo(() => {
  /** @type {[import("../../../lib/index.js").Child, "weak" | "brackets" | "chain"][]} */
  const signs = [
    [html`<${Disc} colour="W" weak=${true} />`, "weak"],
    [html`<path class="bracket" d=${BRACKETS} />`, "brackets"],
    [html`<path class="grown" d="M-24 0H24" />`, "chain"],
  ];
  return html`<ul class="legend" aria-label=${words("morphos-legend")}>${signs.map(
    ([sign, name]) =>
      html`<li key=${name}><svg viewBox="-46 -46 92 92" aria-hidden="true">${sign}</svg><span><b class="disp">${words(`morphos-legend-${name}`)}</b>${words(`morphos-legend-${name}.note`)}</span></li>`,
  )}</ul>`;
});
