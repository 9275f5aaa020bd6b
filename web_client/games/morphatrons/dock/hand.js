/** @import { Play } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { CardFace, Emblem } from "../cards/card.js";
import { choice, intentOf, mayBegin, openLane, tap, targetsOf, YARD } from "../choice.js";
import { cardName, cardSaid } from "../describe.js";
import { inOrder } from "../position.js";

/** The cards that this player holds, which close up as they become more; in a replay those that are known. @param {{play: Play}} props */
export function HandCards({ play }) {
  if (play.seat === null)
    return play.own?.hands ? html`<${OpenHands} hands=${play.own.hands} name=${play.name} />` : null;
  const cards = inOrder(play.own?.hands?.["AB"[play.seat]] ?? []);
  const targets = targetsOf(play);
  const { subject, picks } = intentOf(play);
  const isChoosing = subject && (!mayBegin(play, subject) || choice.step(play).group);
  return html`<div class="hand" role="group" aria-label=${words("board-your-hand")} data-hand style=${{ "--cards": cards.length }}>${cards.map(
    (card) => {
      const isLit = targets.has(card);
      const isChosen = card === subject || picks.includes(card);
      const look = isChosen ? "chosen" : isLit ? "lit" : isChoosing ? "quiet" : "";
      return html`<button type="button" key=${card} class=${`card ${look}`} data-card=${card} data-about=${card} data-target=${isLit || mayBegin(play, card) ? "yes" : undefined}
      aria-label=${cardSaid(card)} aria-pressed=${String(isChosen)} onClick=${() => tap(play, card)}><${CardFace} card=${card} /></button>`;
    },
  )}</div>`;
}

/** The cards of the players whose hands are known, to be read only. @param {{hands?: Record<string, string[]>, name: Play["name"]}} props */
export const OpenHands = ({ hands = {}, name }) =>
  html`<dl class="hands">${Object.keys(hands)
    .sort()
    .map((letter) => {
      const cards = inOrder(hands[letter]);
      return html`<div key=${letter}><dt><bdi>${name("AB".indexOf(letter))}</bdi></dt><dd><span role="img" aria-label=${cards.map(cardName).join(words("comma")) || "–"}>${cards.map((card) => html`<span class="card" key=${card} data-card=${card}><${CardFace} card=${card} /></span>`)}${!cards.length && "–"}</span></dd></div>`;
    })}</dl>`;

/** How many cards the deck and the scrap yard have; the scrap yard can be read. @param {{play: Play}} props */
export function Piles({ play }) {
  const { view } = play;
  const scrap = Object.keys(view.scrap ?? {}).length;
  return html`<span class="piles">
    <span role="img" aria-label=${words("morphatrons-deck", { count: view.deck })} data-deck><${Emblem} id="act-deck" />${view.deck}</span>
    <button type="button" aria-label=${words("morphatrons-scrap-yard", { count: scrap })} aria-expanded=${String(intentOf(play).lane === YARD)} data-scrap
      onClick=${() => openLane(play, YARD)}><${Emblem} id="act-scrap" />${scrap}</button></span>`;
}
