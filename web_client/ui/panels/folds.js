/** @import { TableStore } from "../../state/table/store.js" */

import { html, useState } from "../../lib/index.js";
import { Lazy, lazily } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { words } from "../../i18n/words.js";

const loadSettings = async () => (await withStyles(import("./settings.js"), "ui/panels/settings.css")).Settings;
const Devices = lazily(async () => (await withStyles(import("../people/devices.js"), "ui/people/passes.css")).Devices);
const Screens = lazily(async () => (await withStyles(import("../people/screens.js"), "ui/people/passes.css")).Screens);

/** The settings. @param {{quiet?: boolean}} props */
export const SettingsFold = ({ quiet = false }) =>
  html`<${Fold} action="settings" label=${words("table-settings")} quiet=${quiet}><${Lazy} load=${loadSettings} meanwhile=${words("table-loading")} /><//>`;

/** Moving to or from a player's other devices. @param {{store: TableStore}} props */
export const DevicesFold = ({ store }) =>
  html`<${Fold} action="devices" label=${words("table-devices")}><${Devices} store=${store} /><//>`;

/** Big screens, which are the host's. @param {{store: TableStore}} props */
export const ScreensFold = ({ store }) =>
  store.isHost.value &&
  html`<${Fold} action="screens" label=${words("table-screens")}><${Screens} store=${store} /><//>`;

/**
 * A button that opens something below itself.
 * @param {{action: string, label: string, quiet?: boolean, children?: unknown}} props
 */
function Fold({ action, label, quiet = false, children }) {
  const [open, show] = useState(false);
  return html`<button type="button" class=${quiet ? "btn btn-quiet" : "btn"} data-action=${action} aria-expanded=${String(open)}
      onClick=${() => show(!open)}>${label}</button>
    ${open && children}`;
}
