/** @import { Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { AskButton } from "../../../ui/forms/ask_button.js";
import { M } from "../words.js";

/** The menu's button for giving up. @param {{play: Play}} props */
export function OpenMoves({ play }) {
  if (!play.own?.open?.includes("resign")) return null;
  return html`<section class="open-moves"><h2 class="disp">${M.resign}</h2><p class="sum">${M.resignNote}</p>
    <${AskButton} action="resign" label=${M.resign} question=${M.resignSure} disabled=${!play.mayMove} onConfirm=${() => play.move("resign")} />
  </section>`;
}
