import { loadText } from "../../languages/index.js";
import { html } from "../../lib/index.js";
import { Emblem } from "./icons.js";

/** @type {typeof import("../../languages/en.morpho_pitch.js").pitch} */
const PITCH = await loadText("morpho", "pitch");

/** @type {[emblem: string, words: string[]][]} */
const DEEDS = [["look", PITCH.look], ["change", PITCH.change], ["snipe", PITCH.strike]];

/** What one does in this game, in three lines, for those who see it for the first time. */
export function Pitch() {
  return html`<ul class="pitch" data-pitch>${DEEDS.map(([emblem, [deed, rest]]) => html`
    <li key=${emblem}><${Emblem} name=${emblem} /><span><b class="disp">${deed}</b> ${rest}</span></li>`)}</ul>`;
}
