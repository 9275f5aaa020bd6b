/** @import { Play } from "./types.js" */

import { Sentence } from "../../components/line.js";
import { wordsOn } from "../../languages/index.js";
import { html } from "../../lib/index.js";
import { NOBODY } from "../../state/feed.js";
import { factionClass } from "./identities.js";
import { bottomSeat, readSeat } from "./view.js";

/** @type {typeof import("../../languages/en.morpho_aims.js").aims} */
const AIMS = wordsOn("morpho", "aims");

/**
 * What one's cards want, while others move: of those that can win anything.
 * @param {{play: Play}} props
 */
export function Aims({ play }) {
  const able = readSeat(play, bottomSeat(play)).cards.filter(({ look, hindered }) => look !== "eliminated" && !hindered);
  const identities = [...new Set(able.map(({ identity }) => identity ?? ""))].filter((one) => Object.hasOwn(AIMS.wants, one));
  if (!identities.length) return null;
  return html`<ul class="aims" data-aims>${identities.reverse().map((identity) => html`
    <li key=${identity} class=${factionClass(identity)}><${Sentence} parts=${AIMS.wants[identity]()} roster=${NOBODY} /></li>`)}</ul>`;
}
