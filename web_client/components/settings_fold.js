import { html, useState } from "../lib/index.js";
import { Lazy } from "./lazy.js";
import { loadCommonStyles } from "./stylesheets.js";
import { W } from "./words.js";

const loadSettings = async () => {
  const [{ Settings }] = await Promise.all([import("./settings.js"), loadCommonStyles("settings")]);
  return Settings;
};

/** A button that opens the settings below itself. @param {{quiet?: boolean}} props */
export function SettingsFold({ quiet = false }) {
  const [open, show] = useState(false);
  return html`<button type="button" class=${quiet ? "btn btn-quiet" : "btn"} data-action="settings" aria-expanded=${String(open)}
      onClick=${() => show(!open)}>${W.settings}</button>
    ${open && html`<${Lazy} load=${loadSettings} meanwhile=${W.loading} />`}`;
}
