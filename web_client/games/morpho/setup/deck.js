/** @import { Name, Setup } from "../wire.js" */

import { Sign } from "../../../ui/icons/icons.js";
import { inARow } from "../../../i18n/grammar.js";
import { html } from "../../../lib/index.js";
import { S } from "../words/setup.js";
import { OneOf, Tile } from "../cards/tiles.js";
import { identityName } from "../cards/identities.js";

/**
 * What the next round is dealt from, shown as the tiles of the table.
 * @param {{setup: Setup}} props
 */
export function Deck({ setup }) {
  const { seats, hand_size, tiles, unknowns, unsuited } = setup;
  return html`<section class="dealt" aria-label=${S.willBeDealt} data-dealt=${seats}>
    <h2 class="disp">${S.willBeDealt}</h2>
    <div class="deck">
      ${Object.entries(tiles).map(
        ([identity, count]) => html`<${Tile} key=${identity} identity=${identity} dealt=${count}
        spoken=${S.dealtOf(identityName(identity), count)} />`,
      )}
      <${OneOf} identities=${[...unknowns, ...unsuited]} isOut=${(/** @type {Name} */ identity) => unsuited.includes(identity)} />
    </div>
    <p class="sum">${inARow(S.dealtTo(seats, hand_size), unknowns.length > 0 && S.unknownIsIn)}</p>
    ${unsuited.length > 0 && html`<p class="refused" data-unsuited><${Sign} name="x" />${S.unsuited(unsuited, seats)}</p>`}
  </section>`;
}
