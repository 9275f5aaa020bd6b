/** @import { Play } from "../../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { AskButton } from "../../../ui/forms/ask_button.js";

/**
 * Return the menu's button for giving up, in a game whose move for it is `resign`.
 * @param {"board-resign.note" | "morpyam-resign-note"} [note] what follows from it
 * @returns {import("../../../lib/index.js").Component<{play: Play}>}
 */
export const resignBy =
  (note = "board-resign.note") =>
  (props) => {
    const { play } = props;
    if (!play.own?.open?.includes("resign")) return null;
    return html`<section class="open-moves"><h2 class="disp">${words("board-resign")}</h2><p class="sum">${words(note)}</p>
    <${AskButton} action="resign" label=${words("board-resign")} question=${words("board-resign-sure")} disabled=${!play.mayMove} onConfirm=${() => play.move("resign")} />
  </section>`;
  };
