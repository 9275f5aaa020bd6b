import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { Disc } from "../board/stones.js";
import { M } from "../words.js";

const BRACKETS = "M-42-22V-42H-22M22-42H42V-22M42 22V42H22M-22 42H-42V22";

/** How to read the board. @type {import("../../../lib/index.js").Component<{}>} */
export const Legend = memo(() => {
  /** @type {[import("../../../lib/index.js").Child, string[]][]} */
  const signs = [
    [html`<${Disc} colour="W" weak=${true} />`, M.legend.weak],
    [html`<path class="bracket" d=${BRACKETS} />`, M.legend.brackets],
    [html`<path class="grown" d="M-24 0H24" />`, M.legend.chain],
  ];
  return html`<ul class="legend" aria-label=${M.legend.title}>${signs.map(
    ([sign, [name, says]]) =>
      html`<li key=${name}><svg viewBox="-46 -46 92 92" aria-hidden="true">${sign}</svg><span><b class="disp">${name}</b>${says}</span></li>`,
  )}</ul>`;
});
