/** @import { Play } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { AskButton } from "../../../ui/forms/ask_button.js";
import { Resign } from "../../shared/dock/resign.js";

/** What can be done at any time: ask to take one's last turn back, and give up. @param {{play: Play}} props */
export const OpenMoves = ({ play }) => html`
  ${
    play.own?.open?.includes("takeback") &&
    html`<section class="open-moves"><h2 class="disp">${words("morphos-takeback")}</h2><p class="sum">${words("morphos-takeback.note", { name: play.name(1 - (play.seat ?? 0)) })}</p>
    <${AskButton} action="takeback" label=${words("morphos-takeback.ask")} question="" disabled=${!play.mayMove} onConfirm=${() => play.move("takeback")} />
  </section>`
  }<${Resign} play=${play} />`;
