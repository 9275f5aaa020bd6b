/** @import { NextEvening } from "../../net/wire.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { Sign } from "../icons/icons.js";
import { dayOf, timeOf, timeThere, useNearness, weekdayOf, zoneInWords } from "./dates.js";

/**
 * When the table meets, as the reader's clocks show it, and the host's.
 * @param {{evening: NextEvening, heading?: "h1" | "h2", askedAgain?: boolean}} props `askedAgain`: the date was changed, and
 *   the reader has not answered since
 */
export function Ticket({ evening, heading = "h1", askedAgain = false }) {
  const { at, zone, repeats } = evening;
  const nearness = useNearness(at);
  const there = timeThere(evening);
  const title = nearness === "later" ? dayOf(at) : words(`meet-${nearness}`);
  return html`<section class="evening-ticket" aria-label=${words("meet-evening")} data-evening=${nearness}>
    <div class="evening-when">
      <p>${words("meet-repeats", { repeats, day: weekdayOf(at) })}</p>
      <${heading} class="disp" tabindex="-1">${title}<//>
      <p class="evening-time"><b class="disp" data-time>${timeOf(at)}</b> <small>${there ? words("meet-your-time") : zoneInWords(zone)}</small></p>
      ${there && html`<p data-time-there>${there}</p>`}
      ${askedAgain && html`<p class="evening-moved" role="status">${words("meet-moved")}</p>`}
    </div>
    <div class="evening-stub"><${Sign} name="brand" /></div>
  </section>`;
}
