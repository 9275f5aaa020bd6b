import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Emblem } from "../cards/icons.js";

/** What one can do: its emblem and its message. */
const ACTIONS = /** @type {const} */ ([
  ["look", "morpho-pitch-look"],
  ["change", "morpho-pitch-change"],
  ["snipe", "morpho-pitch-strike"],
]);

/** What players do in this game, in three lines for newcomers, and for whom it is. */
export const Pitch = () =>
  html`<ul class="pitch" data-pitch>${ACTIONS.map(
    ([emblem, action]) => html`
    <li key=${emblem}><${Emblem} name=${emblem} /><span><b class="disp">${words(action)}</b> ${words(`${action}.rest`)}</span></li>`,
  )}</ul><p class="sum" data-facts>${words("morpho-pitch-facts")}</p>`;
