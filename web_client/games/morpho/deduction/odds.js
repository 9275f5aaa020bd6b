/** @import { Play } from "../types.js" */
/** @import { Name, ReasonShown, Slot } from "../wire.js" */
/** @import { Odds as AllOdds } from "./deduced.js" */

import { html } from "../../../lib/index.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";
import { nameOther } from "../view.js";
import { D } from "../words/deduction.js";
import { common, deducedAt, isCommon, percent } from "./deduced.js";

/** Windows with room for the reasons beside the odds. */
const ROOMY = "(min-height: 721px)";

/**
 * What a card can be, how likely, and why: for the sheet about it.
 * @param {{play: Play, slot: Slot}} props
 */
export function Odds({ play, slot }) {
  const found = deducedAt(slot);
  if (!found) return null;
  const { odds, reasons } = found;
  const out = identitiesOf(play).filter((identity) => !odds[identity]);
  return html`<section class="odds" aria-label=${D.everybodyKnows} data-odds-of=${slot}>
    <h3>${D.everybodyKnows}</h3>
    <ul>${Object.entries(odds).map(([identity, chance]) => html`<${Row} key=${identity} play=${play} odds=${odds} identity=${identity} chance=${chance} />`)}</ul>
    ${out.length > 0 && html`<p class="odds-out">${D.cannotBe} ${out.map((identity) => html`<span key=${identity}><${Medal} identity=${identity} />${identityName(identity)}</span>`)}</p>`}
    <details open=${matchMedia(ROOMY).matches}><summary>${D.why}</summary>
      <ul>
        <li>${D.dealt(slotsDealt(play), Object.keys(play.view.known ?? {}).length + Object.keys(play.view.eliminated ?? {}).length)}</li>
        ${reasons.map((reason) => html`<li key=${JSON.stringify(reason)} data-reason=${reason.kind}>${inWords(play, reason)}</li>`)}
        <li class="odds-not">${D.notCounted}</li>
      </ul></details>
  </section>`;
}

/** @param {{play: Play, odds: AllOdds, identity: string, chance: number}} props */
function Row({ play, odds, identity, chance }) {
  const usual = isCommon(odds) ? undefined : common.value?.[/** @type {Name} */ (identity)];
  return html`<li class=${factionClass(identity)} data-may-be=${identity}><${Medal} identity=${identity} />
    <span class="nm">${identityName(identity)}<small>${left(play, identity)}</small></span>
    <span class="odds-bar" aria-hidden="true"><i style=${{ "--p": chance.toFixed(3) }}></i>${usual && html`<u style=${{ "--p": usual.toFixed(3) }}></u>`}</span>
    <b>${D.percent(percent(chance))}</b></li>`;
}

/**
 * Say how many cards of an identity nobody has been shown.
 * @param {Play} play
 * @param {string} identity
 */
function left({ view }, identity) {
  const dealt = view.tiles?.[/** @type {Name} */ (identity)] ?? 0;
  const shown = [...Object.values(view.known ?? {}), ...Object.values(view.eliminated ?? {})];
  return dealt ? D.left(Math.max(0, dealt - shown.filter((each) => each === identity).length), dealt) : D.perhapsDealt;
}

/** Return the identities that may be in this round, in the order of the tiles. @param {Play} play */
function identitiesOf({ view }) {
  return /** @type {Name[]} */ ([...new Set([...Object.keys(view.tiles ?? {}), ...(view.unknowns ?? [])])]);
}

/** Return how many cards were dealt. @param {Play} play */
const slotsDealt = ({ view }) => (view.seats ?? 0) * (view.hand_size ?? 0) + 1;

/** @param {Play} play @param {ReasonShown} reason */
function inWords(play, { kind, seat, identity }) {
  const name = seat === undefined ? null : nameOther(play, seat);
  return D.reasons[kind](name, identity ? identityName(identity) : "");
}
