import { html, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { withStyles } from "../../loading/stylesheets.js";
import { W } from "../../i18n/table.js";

const loadSettings = async () => (await withStyles(import("./settings.js"), "ui/panels/settings.css")).Settings;

/** A button that opens the settings below itself. @param {{quiet?: boolean}} props */
export function SettingsFold({ quiet = false }) {
  const [open, show] = useState(false);
  return html`<button type="button" class=${quiet ? "btn btn-quiet" : "btn"} data-action="settings" aria-expanded=${String(open)}
      onClick=${() => show(!open)}>${W.settings}</button>
    ${open && html`<${Lazy} load=${loadSettings} meanwhile=${W.loading} />`}`;
}
