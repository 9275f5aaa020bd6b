/** @import { TableStore } from "../../state/table/store.js" */

import { html, useState } from "../../lib/index.js";
import { lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { W } from "../../i18n/table.js";

const Devices = lazily(async () => (await withStyles(import("./devices.js"), "ui/people/passes.css")).Devices);

/** A button that opens what can be done about other devices below itself. @param {{store: TableStore}} props */
export function DevicesFold({ store }) {
  const [open, show] = useState(false);
  return html`<button type="button" class="btn" data-action="devices" aria-expanded=${String(open)}
      onClick=${() => show(!open)}>${W.devices}</button>
    ${open && html`<${Devices} store=${store} />`}`;
}
