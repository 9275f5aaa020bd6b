/** @import { Play } from "../../types.js" */

import { html } from "../../../lib/index.js";
import { AskButton } from "../../../ui/forms/ask_button.js";

/**
 * Return the menu's button for giving up, in a game whose move for it is `resign`.
 * @param {{resign: string, resignNote: string, resignSure: string}} words
 * @returns {import("../../../lib/index.js").Component<{play: Play}>}
 */
export const resignBy = (words) => (props) => {
  const { play } = props;
  if (!play.own?.open?.includes("resign")) return null;
  return html`<section class="open-moves"><h2 class="disp">${words.resign}</h2><p class="sum">${words.resignNote}</p>
    <${AskButton} action="resign" label=${words.resign} question=${words.resignSure} disabled=${!play.mayMove} onConfirm=${() => play.move("resign")} />
  </section>`;
};
