/** @import { Replay } from "../../state/table/replay.js" */

import { html, useRef } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { recordAddress } from "../../net/past_rounds.js";
import { ReportButton } from "../panels/report_button.js";
import { Sign } from "../icons/icons.js";

/**
 * What can be saved of a round that is seen again.
 * @param {{replay: Replay, place: {code: string, player: string}}} props
 */
export function SaveMenu({ replay, place }) {
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const close = () => sheet.current?.close();
  return html`<button type="button" class="iconbtn" data-action="save-menu" aria-haspopup="dialog"
      onClick=${() => sheet.current?.showModal()}><${Sign} name="install" /><span>${words("replay-save")}</span></button>
    <dialog class="replay-sheet" ref=${sheet} aria-label=${words("replay-save")}>
      <div class="menu-top"><h2 class="disp">${words("replay-save")}</h2>
        <button type="button" class="btn" data-action="close-save" onClick=${close}>${words("table-close")}</button></div>
      <${RecordLink} replay=${replay} place=${place} format="yaml" label=${words("replay-save-record")} />
      <${RecordLink} replay=${replay} place=${place} format="json" label=${words("replay-save-json")} />
      <${ReportButton} code=${place.code} player=${place.player} replay=${replay} />
    </dialog>`;
}

/** @param {{replay: Replay, place: {code: string, player: string}, format: "yaml" | "json", label: string}} props */
function RecordLink({ replay, place: { code, player }, format, label }) {
  if (!replay.place) return null;
  const { match, number } = replay.place;
  return html`<a class="btn" data-action=${`save-${format}`} download
    href=${recordAddress(code, player, match, number, format)}>${label}</a>`;
}
