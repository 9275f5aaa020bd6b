/** @import { Origin } from "../../net/wire.js" */

import { html } from "../../lib/index.js";
import { asSentence, inARow } from "../../i18n/grammar.js";
import { words } from "../../i18n/words.js";

/** Says from where a match goes on. @param {{origin: Origin}} props */
export const PlayedOn = ({ origin: { match, round } }) =>
  html`<p class="sum" data-played-on>${inARow(asSentence(words("playon-from", { match, round })), words("playon-does-not-count"))}</p>`;
