import { html } from "../../../lib/index.js";
import { Emblem } from "../cards/icons.js";
import { P } from "../words/pitch.js";

/** What players do in this game, in three lines for newcomers, and for whom it is. */
export function Pitch() {
  const actions = [
    ["look", P.look],
    ["change", P.change],
    ["snipe", P.strike],
  ];
  return html`<ul class="pitch" data-pitch>${actions.map(
    ([emblem, [action, rest]]) => html`
    <li key=${emblem}><${Emblem} name=${emblem} /><span><b class="disp">${action}</b> ${rest}</span></li>`,
  )}</ul><p class="sum" data-facts>${P.facts}</p>`;
}
