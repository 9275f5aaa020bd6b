/** @import { Subject } from "../../shared/lookup/lookup.js" */
/** @import { Play, Side } from "../types.js" */
/** @import { Pair } from "../wire.js" */

import { findWords, needWords, parts, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { Sentence } from "../../../ui/log/sentence.js";
import { closeLookup } from "../../shared/lookup/lookup.js";
import { Explained } from "../../shared/lookup/explained.js";
import { LookupSheet } from "../../shared/lookup/lookup_sheet.js";
import { Card, Prodigy } from "../cards/card.js";
import { creatureName, factionName, featInWords, keywordName, spokenCard } from "../cards/creatures.js";
import { Emblem } from "../cards/icons.js";
import { CREATURES } from "../rule_tables.js";
import { isShadow, nameOf } from "../view.js";

needWords("morph.learn");

/** No sentence of this sheet has people. */
const NOBODY = { seats: {}, names: {}, bots: {} };

/** What the sheet says of its subject. @param {{play: Play, asked: Subject}} props */
export function Lookup({ play, asked }) {
  const [what, side] = asked.about.split(":");
  const label = side ? nameOf(play, side) : words("morph-lookup");
  return html`<${LookupSheet} label=${label} asked=${asked}>${
    side
      ? html`<${Holdings} play=${play} side=${/** @type {Side} */ (side)} withPile=${what === "pile"} />`
      : html`<${Answer} about=${what} />`
  }<//>`;
}

/** @param {{about: string}} props */
function Answer({ about }) {
  if (about in CREATURES) return html`<${About} card=${about} />`;
  const pair = /** @type {Pair} */ (about);
  return html`<${Prodigy} pair=${pair} /><div class="lookup-text"><h2 class="disp">${words(`morph-prodigy-${pair}`)}</h2>
    <p class="sum">${words(`morph-prodigy-${pair}.title`)}</p>
    <p><${Sentence} parts=${parts("morph-lookup-feat", featInWords(pair))} roster=${NOBODY} /></p><p>${words("morph-lookup-feat.note")}</p></div>`;
}

/** A card, large, what it does, and what its figures mean. @param {{card: string}} props */
function About({ card }) {
  const { faction, cost, attack, defence, power, keywords } = CREATURES[card];
  const figures = [
    { name: words("morph-said-attack", { attack }), sign: sign("m-attack"), says: words("morph-explained-attack") },
    { name: words("morph-said-defence", { defence }), sign: sign("m-defence"), says: words("morph-explained-defence") },
    { name: words("morph-said-cost", { cost }), says: words("morph-explained-cost") },
    { name: words("morph-power", { power }), sign: sign("m-power"), says: words("morph-explained-power") },
  ];
  const open = () => {
    closeLookup();
    showRules("cards");
  };
  return html`<${Card} creature=${{ card }} label=${spokenCard({ card })} />
    <div class="lookup-text"><h2 class="disp">${creatureName(card)}</h2><p class="sum">${factionName(faction)}</p>
      <${Keywords} of=${keywords} /></div>
    <div class="lookup-text whole"><${Explained} of=${figures} look="figures-explained" />
      <button type="button" class="btn" data-action="to-rules" onClick=${open}>${words("morph-all-cards")}</button></div>`;
}

/** @param {string} name */
const sign = (name) => html`<${Emblem} name=${name} />`;

/** What keywords say: those of a card with their values, or any. @param {{of: [string, number?][], look?: string}} props */
export const Keywords = ({ of, look }) =>
  html`<${Explained} look=${look} of=${of.map(([keyword, value]) => ({
    sign: sign(`kw-${keyword}`),
    name: keywordName([keyword, value ?? 0]),
    says: findWords(`morph-explained-${keyword}`, { value: value ?? "n" }) ?? "",
  }))} />`;

/** What a player has, and what it means; with their discard pile, the top card first. @param {{play: Play, side: Side, withPile: boolean}} props */
function Holdings({ play, side, withPile }) {
  const figures = html`<${Explained} of=${figuresOf(play, side)} />`;
  const name = nameOf(play, side);
  if (!withPile) return html`<div class="lookup-text whole"><h2 class="disp">${name}</h2>${figures}</div>`;
  const cards = play.view.discard[side].toReversed();
  return html`<div class="lookup-text whole"><h2 class="disp">${words("morph-pile", { name, count: cards.length })}</h2><p>${words("morph-pile.note")}</p>
    <ul class="pile-cards">${cards.map((card) => html`<li key=${card}><${Card} creature=${{ card }} label=${spokenCard({ card })} /></li>`)}</ul>${figures}</div>`;
}

/** Return the figures of a player's plate, with what they mean. @param {Play} play @param {Side} side */
function figuresOf({ view }, side) {
  const [upright, all] = [view.mana_upright[side], view.mana[side]];
  const deck = {
    sign: sign("m-deck"),
    name: words("morph-deck-size", { lives: view.deck[side], gone: view.discard[side].length }),
    says: words("morph-explained-deck"),
  };
  if (isShadow(view, side)) {
    const purse = words("morph-purse", { budget: Math.max(0, view.budget ?? 0), spent: 0 });
    return [{ name: purse, says: words("morph-explained-purse") }, deck];
  }
  return [
    { name: words("morph-mana", { upright, all, price: 0 }), says: words("morph-explained-mana") },
    { name: words("morph-hand-size", { count: view.hand[side] }), says: words("morph-explained-hand") },
    deck,
  ];
}
