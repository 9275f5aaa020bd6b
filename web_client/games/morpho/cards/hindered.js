// Cards that have no abilities: nothing that says so lies on an emblem.

/** @import { Hindrance } from "../wire.js" */

import { Sign } from "../../../ui/icons/icons.js";
import { html } from "../../../lib/index.js";
import { hinderedWord } from "./identities.js";

const TEETH = Array.from({ length: 10 }, (_, i) => `L${10 * i + 5} ${i % 2 ? 9 : 1}`);

/** The torn seam in the gap between two cards that clash. */
export const Seam = () => html`<svg class="seam" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  <path d=${`M0 5${TEETH.join("")}L100 5`} /></svg>`;

/** The word for such a card, on its holder’s plate. @param {{why: Hindrance}} props */
export const HinderedBadge = ({ why }) =>
  html`<span class="badge why" data-hindered=${why}><${Sign} name=${why === "conflict" ? "bolt" : "mute"} />${hinderedWord(why)}</span>`;
