import { findWords } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";

const PEN = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" };

/**
 * What players do in a game, in three lines for newcomers, and for whom it is.
 * @param {{actions: [drawn: string, id: string][], facts: string}} props `drawn`: a path in a square of 24; `id`: of a
 *   message with its attribute `rest`
 */
export const PitchLines = ({ actions, facts }) =>
  html`<ul class="pitch" data-pitch>${actions.map(
    ([drawn, id]) => html`<li key=${id}><svg viewBox="0 0 24 24" aria-hidden="true"><path ...${PEN} d=${drawn} /></svg>
      <span><b class="disp">${findWords(id)}</b> ${findWords(`${id}.rest`)}</span></li>`,
  )}</ul><p class="sum" data-facts>${facts}</p>`;
