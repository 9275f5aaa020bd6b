/** @import { Origin } from "../../net/wire.js" */

import { html } from "../../lib/index.js";
import { P } from "../../i18n/playon.js";

/** Says from where a match goes on. @param {{origin: Origin}} props */
export const PlayedOn = ({ origin: { match, round } }) =>
  html`<p class="sum" data-played-on>${P.from(match, round)}. ${P.doesNotCount}</p>`;
