/** @import { Place } from "./replay_screen.js" */
/** @import { Replay } from "../../state/table/replay.js" */

import { html, useRef, useState } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { linkTo } from "../../routing/link.js";
import { hashOf } from "../../state/table/moment_link.js";
import { Sign } from "../icons/icons.js";
import { canSend, useSharing } from "../people/share_link.js";
import { LinkForOthers } from "./link_for_others.js";
import { LeadButton } from "./together.js";

/**
 * How somebody at the table shows a round to others: by leading those who watch it too, by a link to this moment for
 * those at the table, and by one for anybody.
 * @param {{replay: Replay, place: Place}} props
 */
export function ShareMenu({ replay, place }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [open, show] = useState(false);
  const close = () => sheet.current?.close();
  const begin = () => {
    show(true);
    sheet.current?.showModal();
  };
  return html`<button type="button" class="iconbtn" data-action="share-menu" aria-haspopup="dialog"
      onClick=${begin}><${Sign} name="share" /><span>${words("sharing-share")}</span></button>
    <dialog class="replay-sheet" ref=${sheet} aria-label=${words("sharing-share")} onClose=${() => show(false)}>
      <div class="menu-top"><h2 class="disp">${words("sharing-share")}</h2>
        <button type="button" class="btn" data-action="close-share" onClick=${close}>${words("table-close")}</button></div>
      ${open && !place.store.behind.value && html`<${LeadButton} place=${place} close=${close} />`}
      ${open && html`<${LinkToMoment} replay=${replay} /><${LinkForOthers} replay=${replay} place=${place} />`}
    </dialog>`;
}

/** A link for those at the table. @param {{replay: Replay}} props */
function LinkToMoment({ replay }) {
  const url = linkTo(location.pathname) + hashOf(replay);
  const { said, byHand, place, copy, send } = useSharing(url, { url });
  return html`<section class="share-part">
    <p>${words("sharing-for-the-table")}</p>
    <button type="button" class="btn" data-action="copy-moment" onClick=${() => void (canSend() ? send() : copy())}>
      <${Sign} name=${said ? "check" : "share"} />${said || words("replay-copy-link")}</button>
    ${byHand && html`<span class="shared-text" data-shared ref=${place}>${url}</span>`}
  </section>`;
}
