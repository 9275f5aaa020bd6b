/** @import { SettingsShown } from "../net/wire.js" */

import { words } from "../i18n/words.js";
import { html, useState } from "../lib/index.js";
import { useRequest } from "../ui/hooks/use_request.js";
import { Refused } from "../ui/refusals/refused.js";
import { ask } from "./session.js";

/** The settings as the server has them, without passwords and keys, once they are wanted. */
export function Settings() {
  const [wanted, want] = useState(false);
  return html`<details class="admin-part admin-settings" onToggle=${() => want(true)}>
    <summary><h2 class="disp">${words("admin-settings")}</h2></summary>
    ${wanted && html`<${All} />`}
  </details>`;
}

function All() {
  const { answer, failure } = useRequest(() => /** @type {Promise<SettingsShown>} */ (ask("GET", "settings")), []);
  return html`<${Refused} refusal=${failure} of="admin" />
    <dl translate=${false}>${Object.entries(answer?.settings ?? {}).map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${JSON.stringify(value)}</dd></div>`)}</dl>`;
}
