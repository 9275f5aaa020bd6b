/** @import { Child } from "../../../lib/index.js" */
/** @import { Subject } from "./lookup.js" */

import { html, useEffect, useRef } from "../../../lib/index.js";
import { words } from "../../../i18n/words.js";
import { Sign } from "../../../ui/icons/icons.js";
import { closeLookup } from "./lookup.js";

/**
 * The sheet about something on the table. It replaces the dock, or lies beside the table if there is room.
 * @param {{label: string, asked: Subject, children?: Child}} props `children`: what a game says of the subject
 */
export function LookupSheet({ label, asked, children }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (asked.byKey) sheet.current?.focus({ preventScroll: true });
  }, [asked]);
  return html`<aside class="lookup" aria-label=${label} tabindex="-1" ref=${sheet} data-lookup=${asked.about}>
    <button type="button" class="iconbtn" data-action="close-lookup" aria-label=${words("table-close")} onClick=${closeLookup}><${Sign} name="x" /></button>
    <div class="lookup-all">${children}</div>
  </aside>`;
}
