import { html } from "../../lib/index.js";
import { singleKeys } from "../../state/preferences.js";
import { Switch } from "../forms/choices.js";
import { useEntered } from "../accessibility/keyboard.js";
import { M } from "../../i18n/match.js";
import { W } from "../../i18n/table.js";

/**
 * The list of keys, where single-character keys can be turned off.
 * @param {{close: () => void}} props
 */
export function KeySheet({ close }) {
  const heading = useEntered();
  const on = singleKeys.value === "on";
  return html`<aside class="menu key-sheet" aria-label=${M.keys} data-keys>
    <div class="menu-top">
      <h2 class="disp" tabindex="-1" ref=${heading}>${M.keys}</h2>
      <button type="button" class="btn" data-action="close-keys" onClick=${close}>${W.close}</button>
    </div>
    <${Keys} keys=${M.usualKeys} />
    <${Switch} name="keys" label=${M.singleKeys} hint=${M.singleKeysHint} value=${on}
      onPick=${(/** @type {boolean} */ wanted) => singleKeys.choose(wanted ? "on" : "off")} />
    ${on && html`<${Keys} keys=${M.characterKeys} />`}
  </aside>`;
}

/** @param {{keys: Record<string, string>}} props what each does, by its names */
function Keys({ keys }) {
  return html`<dl>${Object.entries(keys).map(
    ([names, does]) => html`<div key=${names}>
      <dt>${names.split(", ").map((name) => html`<kbd key=${name}>${name}</kbd> `)}</dt><dd>${does}</dd></div>`,
  )}</dl>`;
}
