/** @import { Name, Setup } from "../wire.js" */

import { Sign } from "../../../ui/icons/icons.js";
import { either, inARow } from "../../../i18n/grammar.js";
import { needWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { OneOf, Tile } from "../cards/tiles.js";
import { identityName, identityWords } from "../cards/identities.js";

needWords("morpho.more");

/**
 * What the next round is dealt from, shown as the tiles of the table.
 * @param {{setup: Setup}} props
 */
export function Deck({ setup }) {
  const { seats, hand_size, tiles, unknowns, unsuited } = setup;
  return html`<section class="dealt" aria-label=${words("morpho-setup-will-be-dealt")} data-dealt=${seats}>
    <h2 class="disp">${words("morpho-setup-will-be-dealt")}</h2>
    <div class="deck">
      ${Object.entries(tiles).map(
        ([identity, count]) => html`<${Tile} key=${identity} identity=${identity} dealt=${count}
        spoken=${words("morpho-setup-dealt-of", { identity: identityName(identity), count })} />`,
      )}
      <${OneOf} identities=${[...unknowns, ...unsuited]} isOut=${(/** @type {Name} */ identity) => unsuited.includes(identity)} />
    </div>
    <p class="sum">${inARow(words("morpho-setup-dealt-to", { players: seats, each: hand_size }), unknowns.length > 0 && words("morpho-setup-unknown-is-in"))}</p>
    ${unsuited.length > 0 && html`<p class="refused" data-unsuited><${Sign} name="x" />${words("morpho-setup-unsuited", { players: seats, identities: either(unsuited.map((identity) => identityWords(identity, "the"))) })}</p>`}
  </section>`;
}
