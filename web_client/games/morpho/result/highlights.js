/** @import { Play } from "../types.js" */
/** @import { Honour, Statistic } from "../wire.js" */

import { seatColour, Who } from "../../../ui/icons/icons.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Emblem } from "../cards/icons.js";

/** @type {Record<Statistic, string>} */
const EMBLEMS = {
  unseen_points: "spy",
  eliminations: "snipe",
  looked_at: "look",
  guards_lost: "bodyguard",
  steps_in: "guard",
  aimed_at: "killer",
  right_names: "perceive",
  job_changes: "change",
};

/** The match's highlights: who did what most. @param {{play: Play}} props */
export function Highlights({ play }) {
  const known = play.view.honours?.filter(({ feat }) => Object.hasOwn(EMBLEMS, feat)) ?? [];
  if (!known.length) return null;
  return html`<section class="highlights" aria-label=${words("morpho-awards")}>
    <h2 class="disp">${words("morpho-awards")}</h2>
    <ul>${known.map((honour) => html`<${One} key=${honour.feat} honour=${honour} play=${play} />`)}</ul>
  </section>`;
}

/** @param {{honour: Honour, play: Play}} props */
function One({ honour: { feat, seats, count }, play }) {
  return html`<li class=${seatColour(seats[0])} data-feat=${feat}>
    <${Emblem} name=${EMBLEMS[feat]} />
    <h3 class="disp">${words(`morpho-award-${feat}`)}</h3>
    <p>${seats.map((seat) => html`<${Who} key=${seat} seat=${seat} name=${play.name(seat)} bot=${play.bot(seat)} />`)}<small>${words(`morpho-award-${feat}.count`, { count })}</small></p>
  </li>`;
}
