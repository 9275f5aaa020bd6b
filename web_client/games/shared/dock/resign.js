/** @import { Play } from "../../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { AskButton } from "../../../ui/forms/ask_button.js";

/**
 * The menu's button for giving up, in a game whose move for it is `resign`, and what follows from it: that depends on
 * how many others are left.
 * @param {{play: Play}} props
 */
export function Resign({ play }) {
  const { view, seat, name, own, mayMove, move } = play;
  if (!own?.open?.includes("resign")) return null;
  const seats = Array.from({ length: view.seats }, (_, one) => one);
  const others = seats.filter((one) => one !== seat && !view.out?.includes(one));
  const note = words("board-resign.note", { others: others.length, name: name(others[0] ?? 0) });
  return html`<section class="open-moves"><h2 class="disp">${words("board-resign")}</h2><p class="sum">${note}</p>
    <${AskButton} action="resign" label=${words("board-resign")} question=${words("board-resign-sure")} disabled=${!mayMove} onConfirm=${() => move("resign")} />
  </section>`;
}
