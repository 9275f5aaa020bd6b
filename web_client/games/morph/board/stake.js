/** @import { Child } from "../../../lib/index.js" */
/** @import { Play, Side } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Back, Card } from "../cards/card.js";
import { spokenCard } from "../cards/creatures.js";
import { Emblem } from "../cards/icons.js";
import { chosenCard } from "../choice.js";
import { CREATURES } from "../rule_tables.js";
import { isShadow, nameOf, seatOf, sidesOf } from "../view.js";

/** Both stakes: one's own as chosen, the other's from behind. @param {{play: Play}} props */
export function Stake({ play }) {
  const { view, own, seat } = play;
  const sides = sidesOf(play).filter((side) => !isShadow(view, side));
  const staked = sides.map((side) => {
    const card = seat === seatOf(side) ? (own?.staked ?? chosenCard(play)) : null;
    return html`<div class="staked" key=${side} data-staked=${side}><${Weighed} card=${card} isDone=${view.staked?.[side]} />
      <small>${noteOn(play, side, Boolean(card))}</small></div>`;
  });
  return html`<div class="stakes">${against(staked)}</div>`;
}

/**
 * Both stakes when they are shown; the one who begins steps forward.
 * @param {{stakes: Record<string, string>, sides: [Side, Side], first: number | null}} props
 */
export const Stakes = ({ stakes, sides, first }) =>
  html`<div class="stakes">${against(
    sides.map(
      (side) =>
        html`<div class=${seatOf(side) === first ? "staked first" : "staked"} key=${side} data-shown=${side}><${Weighed} card=${stakes[side]} /></div>`,
    ),
  )}</div>`;

/** @param {Child[]} stakes */
const against = ([one, other]) =>
  html`${one}${other && html`<span class="against" aria-hidden="true">${words("morph-against")}</span>`}${other}`;

/** A card that is staked or chosen, with its power; the back of one that is not seen. @param {{card: string | null, isDone?: boolean}} props */
function Weighed({ card, isDone = false }) {
  const power = card && CREATURES[card].power;
  const label = power ? words("morph-power", { power }) : words("morph-power-unknown");
  return html`${card ? html`<${Card} creature=${{ card }} label=${spokenCard({ card })} />` : html`<span class=${isDone ? "" : "waiting"}><${Back} /></span>`}
  <b class="strength" role="img" aria-label=${label}><${Emblem} name="m-power" />${power ?? "?"}</b>`;
}

/** Say how far a player's stake has come. @param {Play} play @param {Side} side @param {boolean} isSeen */
function noteOn(play, side, isSeen) {
  const done = Boolean(play.view.staked?.[side]);
  if (isSeen) return done ? words("morph-card-staked") : words("morph-only-you-see");
  if (play.seat === seatOf(side)) return words("morph-choose-yours");
  return words(done ? "morph-has-staked" : "morph-is-choosing", { name: nameOf(play, side) });
}
