import { wordsOn } from "../../../i18n/index.js";
import { html } from "../../../lib/index.js";
import { Emblem } from "../cards/icons.js";

/** @type {typeof import("../words/en/pitch.js").pitch} */
const PITCH = wordsOn("morpho", "pitch");

/** What players do in this game, in three lines for newcomers. */
export function Pitch() {
  const deeds = [
    ["look", PITCH.look],
    ["change", PITCH.change],
    ["snipe", PITCH.strike],
  ];
  return html`<ul class="pitch" data-pitch>${deeds.map(
    ([emblem, [deed, rest]]) => html`
    <li key=${emblem}><${Emblem} name=${emblem} /><span><b class="disp">${deed}</b> ${rest}</span></li>`,
  )}</ul>`;
}
