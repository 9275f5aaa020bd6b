import { html, useState } from "../../lib/index.js";
import { Lazy } from "../../loading/lazy.js";
import { loadStyles } from "../../loading/stylesheets.js";
import { W } from "../../i18n/table.js";

const loadSettings = async () => {
  const [{ Settings }] = await Promise.all([import("./settings.js"), loadStyles("ui/panels/settings.css")]);
  return Settings;
};

/** A button that opens the settings below itself. @param {{quiet?: boolean}} props */
export function SettingsFold({ quiet = false }) {
  const [open, show] = useState(false);
  return html`<button type="button" class=${quiet ? "btn btn-quiet" : "btn"} data-action="settings" aria-expanded=${String(open)}
      onClick=${() => show(!open)}>${W.settings}</button>
    ${open && html`<${Lazy} load=${loadSettings} meanwhile=${W.loading} />`}`;
}
