/** @import { Component } from "../../../lib/index.js" */
/** @import { Place } from "./card.js" */
/** @import { Play } from "../types.js" */

import { Sign } from "../../../ui/icons/icons.js";
import { memoOf } from "../../../ui/hooks/memo.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Card } from "./card.js";
import { Seam } from "./hindered.js";
import { Gap, readGaps } from "../board/gaps.js";
import { lightOn } from "../board/light.js";
import { bottomSeat, readSeat } from "../view.js";

/**
 * The cards of the bottom seat, large: the player's own, or the first seat's for spectators.
 * @param {{play: Play}} props
 */
export function Hand({ play }) {
  const light = lightOn(play);
  const { seat, cards, hindered } = readSeat(play, bottomSeat(play));
  const between = readGaps(play, light).get(`${seat}:mid`);
  return html`<div class=${`hand ${cards.length > 1 ? "two" : ""}`} data-hand>
    ${cards.map((card) => html`<${Own} key=${card.slot} card=${card} open=${play.seat !== null} ...${light.props(card.slot)} />`)}
    ${hindered === "conflict" && html`<${Seam} />`}
    ${between && html`<span class="handgap"><${Gap} view=${between} play=${play} light=${light} /></span>`}
  </div>`;
}

/** A card of the hand. @type {Component<Place>} */
const Own = memoOf(
  ({
    card,
    light,
    ...place
  }) => html`<div class=${`own ${card.look === "up" ? "open" : ""} ${light === "selected" ? "chosen" : ""}`}>
  <${Sight} look=${card.look} everybody=${card.everybody} />
  <${Card} card=${card} light=${light} ...${place} />
</div>`,
  ({ onPick, ...shown }) => [shown, Boolean(onPick)],
);

/** One word that says who sees a card of the hand. @param {{look: string, everybody: boolean}} props */
function Sight({ look, everybody }) {
  if (look === "eliminated") return html`<small></small>`;
  if (look === "up") return html`<small><${Sign} name="eye" />${words("morpho-sight-open")}</small>`;
  if (everybody) return html`<small><${Sign} name="eye" />${words("morpho-sight-known")}</small>`;
  return html`<small><${Sign} name="eyeoff" />${words("morpho-sight-hidden")}</small>`;
}
