/** @import { Play, Side } from "../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { lookUp } from "../../shared/lookup/lookup.js";
import { Face } from "../cards/card.js";
import { shownClass, spokenCard } from "../cards/creatures.js";
import { chosenCard, pickOf } from "../choice.js";
import { isTelling } from "../film.js";
import { nameOf } from "../view.js";

/** The player's cards: a tap chooses one, or says what it does where it can't be chosen. In a replay all that are known. @param {{play: Play}} props */
export function Hand({ play }) {
  const { hand: cards, hands } = play.own ?? {};
  if (hands) return html`<${OpenHands} play=${play} hands=${hands} />`;
  if (!cards) return null;
  const chosen = chosenCard(play);
  const rests = isTelling() || !play.legal.length;
  const weighs = play.view.phase === "stake" && play.view.mode !== "solo";
  return html`<div class=${weighs ? "hand by-power" : "hand"} role="group" aria-label=${words("board-your-hand")} data-hand>${cards.map(
    (card) => {
      const pick = play.mayMove ? pickOf(play, card) : null;
      const isChosen = card === chosen;
      const lit = pick !== null && !chosen && !rests;
      const looks = [isChosen && "chosen", lit && "lit", !pick && play.legal.length > 0 && "quiet"];
      return html`<button type="button" key=${card} class=${shownClass("creature", { card }, ...looks)} data-card=${card} data-about=${card}
      data-target=${pick ? "yes" : undefined} aria-pressed=${pick ? String(isChosen) : undefined}
      aria-label=${readOut(spokenCard({ card }), play.legal.length > 0 && !pick && words("morph-not-now"))} onClick=${pick ?? (() => lookUp(card))}><${Face} card=${card} /></button>`;
    },
  )}</div>`;
}

/** The hands of all players, to be read only. @param {{play: Play, hands: Record<string, string[]>}} props */
const OpenHands = ({ play, hands }) =>
  html`<dl class="hands">${Object.keys(hands)
    .sort()
    .map(
      (side) => html`<div key=${side} data-hand-of=${side}>
      <dt><bdi>${nameOf(play, /** @type {Side} */ (side))}</bdi></dt>
      <dd>${hands[side].map((card) => html`<span class=${shownClass("creature", { card })} key=${card} role="img" aria-label=${spokenCard({ card })}><${Face} card=${card} /></span>`)}</dd></div>`,
    )}</dl>`;
