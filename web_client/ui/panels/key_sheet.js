import { html } from "../../lib/index.js";
import { singleKeys } from "../../state/preferences.js";
import { Switch } from "../forms/choices.js";
import { useEntered } from "../accessibility/focus.js";
import { findWords, words } from "../../i18n/words.js";

/** The keys by the message that says what they do. */
const USUAL = { tab: "Tab", arrows: "←, →", enter: "Enter", esc: "Esc" };
const CHARACTERS = { digits: "1 … 9", q: "Q", t: "T", i: "I", l: "L", c: "C", m: "M", p: "P", r: "R", help: "?" };

/**
 * The list of keys, where single-character keys can be turned off.
 * @param {{game: string, close: () => void}} props
 */
export function KeySheet({ game, close }) {
  const heading = useEntered();
  const on = singleKeys.value === "on";
  return html`<aside class="menu key-sheet" aria-label=${words("match-keys")} data-keys>
    <div class="menu-top">
      <h2 class="disp" tabindex="-1" ref=${heading}>${words("match-keys")}</h2>
      <button type="button" class="btn" data-action="close-keys" onClick=${close}>${words("table-close")}</button>
    </div>
    <${Keys} keys=${USUAL} />
    <${Keys} keys=${{ space: words("match-space-bar") }} of=${game} />
    <${Switch} name="keys" label=${words("match-single-keys")} hint=${words("match-single-keys.hint")} value=${on}
      onPick=${(/** @type {boolean} */ wanted) => singleKeys.choose(wanted ? "on" : "off")} />
    ${on && html`<${Keys} keys=${CHARACTERS} />`}
  </aside>`;
}

/** Those keys that do something here. @param {{keys: Record<string, string>, of?: string}} props `of`: a game whose words say what */
const Keys = ({ keys, of = "match" }) =>
  html`<dl>${Object.entries(keys).map(([id, names]) => {
    const does = findWords(`${of}-key-${id}`);
    return (
      does &&
      html`<div key=${id}><dt>${names.split(", ").map((name) => html`<kbd key=${name}>${name}</kbd> `)}</dt><dd>${does}</dd></div>`
    );
  })}</dl>`;
