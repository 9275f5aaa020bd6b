import { html } from "../../../lib/index.js";

const PEN = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" };

/**
 * What players do in a game, in three lines for newcomers, and for whom it is.
 * @param {{deeds: [drawn: string, said: readonly [deed: string, rest: string]][], facts: string}} props `drawn`: a path in
 * a square of 24
 */
export const PitchLines = ({ deeds, facts }) =>
  html`<ul class="pitch" data-pitch>${deeds.map(
    ([drawn, [deed, rest]]) => html`
    <li key=${deed}><svg viewBox="0 0 24 24" aria-hidden="true"><path ...${PEN} d=${drawn} /></svg>
      <span><b class="disp">${deed}</b> ${rest}</span></li>`,
  )}</ul><p class="sum" data-facts>${facts}</p>`;
