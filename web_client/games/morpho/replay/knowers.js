/** @import { CardView, Seen } from "../types.js" */
/** @import { Perspective } from "../../../state/types.js" */

import { html, signal } from "../../../lib/index.js";
import { Mark, Sign } from "../../../ui/icons/icons.js";
import { CardBody } from "../cards/card.js";
import { seatOf } from "../dock/moves.js";
import { lookOf } from "../view.js";

/** As each seat saw the present moment, and from whose perspective it is seen. */
export const knowers = signal({ perspective: /** @type {Perspective} */ ("all"), seats: /** @type {Seen[]} */ ([]) });

/**
 * A covered card that is known: smaller, in the frame of its back. Below it stands how the seat knows it; where all
 * cards are seen, who knew it besides its holder. Nobody there is a secret kept.
 * @param {{card: CardView}} props
 */
export function Known({ card }) {
  return html`<span class="c-known"><${CardBody} identity=${card.identity} /></span>
    <span class="c-foot" data-theme="dark" data-of=${knowers.value.perspective} aria-hidden="true"><${Foot} card=${card} /></span>`;
}

/** @param {{card: CardView}} props */
function Foot({ card: { slot, everybody } }) {
  const { perspective, seats } = knowers.value;
  const holder = seatOf(slot);
  if (everybody) return html`<${Sign} name="cards" />`;
  if (perspective !== "all")
    return perspective === holder ? html`<${Mark} seat=${holder} />` : html`<${Sign} name="eye" />`;
  return seats.map(
    (seen, seat) => seat !== holder && lookOf(seen, slot).identity && html`<${Mark} key=${seat} seat=${seat} />`,
  );
}
