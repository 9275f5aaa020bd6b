/** @import { Faction, Hunch, Play } from "../types.js" */
/** @import { Name, Slot } from "../wire.js" */

import { words } from "../../../i18n/words.js";
import { html, useState } from "../../../lib/index.js";
import { HunchSign } from "./hunch_mark.js";
import { setHunch } from "./hunches.js";
import { factionClass, factionName, IDENTITIES, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";

/**
 * What a hidden card may be, or is definitely not: one tap notes it, another removes it.
 * @param {{play: Play, slot: Slot, hunch: Hunch | null}} props
 */
export function HunchPicker({ play, slot, hunch }) {
  const [not, setNot] = useState(hunch?.not ?? false);
  const identities = identitiesIn(play);
  const factions = [...new Set(identities.flatMap((identity) => IDENTITIES[identity]?.faction ?? []))];
  /** @param {Name | Faction} about */
  const choose = (about) => setHunch(play, slot, hunch?.about === about && hunch.not === not ? null : { about, not });
  /** @param {boolean} turned */
  const turn = (turned) => {
    setNot(turned);
    if (hunch) setHunch(play, slot, { ...hunch, not: turned });
  };
  return html`<section class="hunch-picker" aria-label=${words("morpho-hunch")} data-hunches>
    <div class="seg">
      <button type="button" aria-pressed=${String(!not)} data-turn="maybe" onClick=${() => turn(false)}>${words("morpho-hunch-maybe")}</button>
      <button type="button" aria-pressed=${String(not)} data-turn="not" onClick=${() => turn(true)}>${words("morpho-hunch-not")}</button>
    </div>
    <div class="hunch-choices">
      ${factions.map(
        (faction) => html`<${Choice} key=${faction} about=${faction} name=${factionName(faction)}
        look=${`f-${faction} is-faction`} hunch=${hunch} choose=${choose}><span class="em"><${HunchSign} about=${faction} /></span><//>`,
      )}
    </div>
    <div class="hunch-choices">
      ${identities.map(
        (identity) => html`<${Choice} key=${identity} about=${identity} name=${identityName(identity)}
        look=${factionClass(identity)} hunch=${hunch} choose=${choose}><${Medal} identity=${identity} /><//>`,
      )}
    </div>
    <p class="lookup-setHunch">${words("morpho-hunch.note")}
      <button type="button" class="link" data-action="forget-hunch" disabled=${!hunch} onClick=${() => setHunch(play, slot, null)}>${words("morpho-hunch-forget")}</button></p>
  </section>`;
}

/**
 * @param {{about: Name | Faction, name: string, look: string, hunch: Hunch | null,
 *   choose: (about: Name | Faction) => void, children?: unknown}} props
 */
function Choice({ about, name, look, hunch, choose, children }) {
  const on = hunch?.about === about;
  return html`<button type="button" class=${`hunch-choice ${look} ${on && hunch?.not ? "is-not" : ""}`} data-suspect=${about}
    aria-pressed=${String(on)} onClick=${() => choose(about)}>${children}<span>${name}</span></button>`;
}

/** Return the identities that may be in this round, in the order of the tiles. @param {Play} play */
function identitiesIn({ view }) {
  const dealt = Object.entries(view.tiles ?? {}).flatMap(([identity, count]) => (count ? [identity] : []));
  return /** @type {Name[]} */ ([...new Set([...dealt, ...(view.unknowns ?? [])])]);
}
