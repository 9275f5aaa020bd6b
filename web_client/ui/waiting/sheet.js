/** @import { Child } from "../../lib/index.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { useEntered } from "../accessibility/focus.js";

/**
 * A sheet beside the table: at its end on laptops, where it covers no button, over all of it on phones.
 * @param {{title: string, close: () => void, children?: Child}} props
 */
export function RoomSheet({ title, close, children, ...attributes }) {
  const heading = useEntered();
  return html`<aside class="menu" aria-label=${title} ...${attributes}>
    <div class="menu-top">
      <h2 class="disp" tabindex="-1" ref=${heading}>${title}</h2>
      <button type="button" class="btn" data-action="close-sheet" onClick=${close}>${words("table-close")}</button>
    </div>
    ${children}
  </aside>`;
}
