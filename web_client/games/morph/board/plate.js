/** @import { Component } from "../../../lib/index.js" */
/** @import { Moment, Play, Side } from "../types.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Bubble } from "../../../ui/log/bubble.js";
import { seatColour } from "../../../ui/icons/icons.js";
import { memo } from "../../../ui/hooks/memo.js";
import { lookUp } from "../../shared/lookup/lookup.js";
import { PlayerMark, PlayerName, spokenPlayer } from "../../shared/players/players.js";
import { assaultAhead } from "../assault.js";
import { pairColours, prodigyEmblem } from "../cards/card.js";
import { spokenFeat } from "../cards/creatures.js";
import { Emblem } from "../cards/icons.js";
import { chosenCard, choice, featOf } from "../choice.js";
import { film } from "../film.js";
import { PRODIGIES } from "../rule_tables.js";
import { costFor, isShadow, seatOf } from "../view.js";

/** The most cards of a deck. */
const LIVES = Array.from({ length: 24 }, (_, life) => life);

/** A player: Prodigy, name, and what they have. @param {{play: Play, side: Side}} props */
export function Plate({ play, side }) {
  const { view, seat } = play;
  const isMine = seat === seatOf(side);
  const past = film.value?.moment;
  const moment = past ?? view;
  const isTurn = past ? past.turn === seatOf(side) : isDue(view, side);
  const shadow = isShadow(view, side);
  const lost = isMine ? 0 : (assaultAhead(play)?.lost ?? 0);
  const looks = ["plate", seatColour(seatOf(side)), isTurn && "turn", view.winner === seatOf(side) && "won"];
  return html`<div class=${looks.filter(Boolean).join(" ")} data-plate=${side}>
    ${shadow ? html`<span class="portrait shadow"><${Emblem} name="m-shadow" /></span>` : html`<${Feat} play=${play} side=${side} />`}
    <${Who} play=${play} side=${side} turn=${isTurn} />
    <span class="figures" data-figures=${side} data-about=${`figures:${side}`}><${Figures} moment=${moment} side=${side} isMine=${isMine} shadow=${shadow} lost=${lost} price=${isMine && !past ? priceOf(play, side) : 0} /></span>
    <button type="button" class="pile" data-about=${`pile:${side}`} aria-label=${readOut(words("morph-deck-size", { lives: view.deck[side], gone: view.discard[side].length }), lost > 0 && words("morph-foreseen-lost", { count: lost }))} onClick=${() => lookUp(`pile:${side}`)}></button>
    <span class="life" aria-hidden="true"><${Life} cards=${moment.deck[side]} lost=${lost} /></span>
    <${Bubble} text=${shadow ? null : play.said(seatOf(side))} />
  </div>`;
}

/**
 * What a player has: mana or the Shadow's purse, the hand, the deck.
 * @param {{moment: Moment, side: Side, isMine: boolean, shadow: boolean, price?: number, lost?: number}} props `price`: of the chosen move; `lost`: cards of the deck in the assault ahead
 */
const Figures = ({ moment, side, isMine, shadow, price = 0, lost = 0 }) => html`
  ${shadow ? html`<${Purse} budget=${Math.max(0, moment.budget ?? 0)} spent=${moment.spent ?? 0} />` : html`<${Mana} upright=${moment.mana_upright[side]} all=${moment.mana[side]} price=${price} />`}
  ${!isMine && !shadow && html`<span class="stat" role="img" aria-label=${words("morph-hand-size", { count: moment.hand[side] })}><svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2.4" d="M8 4h11v16H8zM5 6v14" /></svg>${moment.hand[side]}</span>`}
  <span class="stat deck" aria-hidden="true" data-deck=${side}><${Emblem} name="m-deck" />${moment.deck[side]}${lost > 0 && html`<em>−${lost}</em>`}</span>`;

/** The cards of a deck, each a life, and those that the assault ahead would take. @type {Component<{cards: number, lost: number}>} */
const Life = memo(
  ({ cards, lost }) =>
    html`${LIVES.map((life) => html`<i key=${life} class=${life >= cards ? "gone" : life >= cards - lost ? "lost" : ""}></i>`)}`,
);

/** Return whether a side is to decide: in the stake both are. @param {Play["view"]} view @param {Side} side */
export const isDue = (view, side) =>
  view.phase === "stake" ? !view.staked?.[side] && !isShadow(view, side) : view.turn === seatOf(side);

/** Return what the chosen move costs. @param {Play} play @param {Side} side */
function priceOf(play, side) {
  const { group } = choice.step(play);
  if (group?.verb === "feat") return PRODIGIES[play.view.pairs[side]].cost;
  const card = group?.verb === "summon" ? chosenCard(play) : null;
  return card ? costFor(play.view, side, card) : 0;
}

/** A player's name, with the time left. @param {{play: Play, side: Side, turn: boolean}} props */
function Who({ play, side, turn }) {
  if (isShadow(play.view, side))
    return html`<span class="who-is"><span class="sr">${readOut(words("morph-shadow"), turn && words("board-standing-turn"))}</span><span class="pname" aria-hidden="true">${words("morph-shadow")}</span></span>`;
  const seat = seatOf(side);
  return html`<span class="who-is"><span class="sr">${spokenPlayer(play, seat, turn)}</span><${PlayerMark} play=${play} seat=${seat} /><${PlayerName} play=${play} seat=${seat} /></span>`;
}

/** The Prodigy: one's own is tapped for its feat. @param {{play: Play, side: Side}} props */
function Feat({ play, side }) {
  const pair = play.view.pairs[side];
  const feat = play.seat === seatOf(side) ? featOf(play) : undefined;
  const turned = Boolean(play.view.prodigy_turned?.[side]);
  const { group: chosen, asked } = choice.step(play);
  const isChosen = (chosen ?? asked)?.verb === "feat" && feat;
  const lit = feat && play.mayMove && !chosen && !asked;
  const pick = () => {
    if (!feat || !play.mayMove) lookUp(pair);
    else if (isChosen) choice.stepBack(play);
    else choice.chooseGroup(feat, play);
  };
  const looks = ["feat", turned && "used", lit && "lit", isChosen && "chosen"];
  return html`<button type="button" class=${looks.filter(Boolean).join(" ")} style=${pairColours(pair)} data-feat=${side} data-about=${pair}
    data-target=${lit ? "yes" : undefined} aria-label=${readOut(words(`morph-prodigy-${pair}`), spokenFeat(pair), turned && words("morph-turned"))} onClick=${pick}>
    <span class="portrait"><${Emblem} name=${prodigyEmblem(pair)} /><b class="fee">${PRODIGIES[pair].cost}</b></span>
    <span class="feat-name" aria-hidden="true">${words(`morph-feat-${pair}`)}</span></button>`;
}

/** The mana cards: upright, to be paid, turned. @param {{upright: number, all: number, price: number}} props */
function Mana({ upright, all, price }) {
  /** @param {number} i */
  const look = (i) => (i < upright - price ? "" : i < upright ? "pay" : "used");
  return html`<span class="mana" role="img" aria-label=${words("morph-mana", { upright, all, price })}><${Ticks} of=${all} look=${look} />${upright}/${all}${price > 0 && html`<em>−${price}</em>`}</span>`;
}

/** What the Shadow may spend. @param {{budget: number, spent: number}} props */
const Purse = ({ budget, spent }) =>
  html`<span class="purse" role="img" aria-label=${words("morph-purse", { budget, spent })}><${Ticks} of=${budget} look=${(/** @type {number} */ i) => (i < spent ? "spent" : "")} />${budget}</span>`;

/** A mark for each of so many, as each looks. @param {{of: number, look: (i: number) => string}} props */
const Ticks = ({ of, look }) =>
  html`<span class="ticks" style=${{ "--ticks": Math.max(1, of) }}>${Array.from({ length: of }, (_, i) => html`<i key=${i} class=${look(i)}></i>`)}</span>`;
