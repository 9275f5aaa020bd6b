/** @import { Play } from "../types.js" */
/** @import { Name, ReasonShown, Slot } from "../wire.js" */
/** @import { Odds as AllOdds } from "./deduced.js" */

import { percent } from "../../../i18n/percent.js";
import { findWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";
import { common, deducedAt, isCommon } from "./deduced.js";

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
  return html`<section class="odds" aria-label=${words("morpho-deduction-everybody-knows")} data-odds-of=${slot}>
    <h3>${words("morpho-deduction-everybody-knows")}</h3>
    <ul>${Object.entries(odds).map(([identity, chance]) => html`<${Row} key=${identity} play=${play} odds=${odds} identity=${identity} chance=${chance} />`)}</ul>
    ${out.length > 0 && html`<p class="odds-out">${words("morpho-deduction-cannot-be")} ${out.map((identity) => html`<span key=${identity}><${Medal} identity=${identity} />${identityName(identity)}</span>`)}</p>`}
    <details open=${matchMedia(ROOMY).matches}><summary>${words("morpho-deduction-why")}</summary>
      <ul>
        <li>${words("morpho-deduction-dealt", { dealt: slotsDealt(play), shown: shownIn(play).length })}</li>
        ${reasons.map((reason) => html`<li key=${JSON.stringify(reason)} data-reason=${reason.kind}>${inWords(play, reason)}</li>`)}
        <li class="odds-not">${words("morpho-deduction-not-counted")}</li>
      </ul></details>
  </section>`;
}

/** @param {{play: Play, odds: AllOdds, identity: string, chance: number}} props */
function Row({ play, odds, identity, chance }) {
  const usual = isCommon(odds) ? undefined : common.value?.[/** @type {Name} */ (identity)];
  return html`<li class=${factionClass(identity)} data-may-be=${identity}><${Medal} identity=${identity} />
    <span class="nm">${identityName(identity)}<small>${left(play, identity)}</small></span>
    <span class="odds-bar" aria-hidden="true"><i style=${{ "--p": chance.toFixed(3) }}></i>${usual && html`<u style=${{ "--p": usual.toFixed(3) }}></u>`}</span>
    <b>${percent(chance)}</b></li>`;
}

/**
 * Say how many cards of an identity nobody has been shown.
 * @param {Play} play
 * @param {string} identity
 */
function left(play, identity) {
  const dealt = play.view.tiles?.[/** @type {Name} */ (identity)] ?? 0;
  if (!dealt) return words("morpho-deduction-perhaps-dealt");
  const shown = shownIn(play).filter((each) => each === identity).length;
  return words("morpho-deduction-left", { left: Math.max(0, dealt - shown), dealt });
}

/** Return the cards that everybody has been shown. @param {Play} play */
const shownIn = ({ view }) => [...Object.values(view.known ?? {}), ...Object.values(view.eliminated ?? {})];

/** Return the identities that may be in this round, in the order of the tiles. @param {Play} play */
function identitiesOf({ view }) {
  return /** @type {Name[]} */ ([...new Set([...Object.keys(view.tiles ?? {}), ...(view.unknowns ?? [])])]);
}

/** Return how many cards were dealt. @param {Play} play */
const slotsDealt = ({ view }) => (view.seats ?? 0) * (view.hand_size ?? 0) + 1;

/** @param {Play} play @param {ReasonShown} reason */
function inWords(play, { kind, seat, identity }) {
  const name = seat === undefined ? null : play.name(seat);
  const values = { you: seat === play.seat, name, identity: identity ? identityName(identity) : "" };
  return findWords(`morpho-deduction-reason-${kind}`, values);
}
