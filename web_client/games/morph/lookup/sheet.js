/** @import { Subject } from "../../shared/lookup/lookup.js" */
/** @import { Play, Side } from "../types.js" */
/** @import { Pair } from "../wire.js" */

import { findWords, needWords, parts, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { Sentence } from "../../../ui/log/sentence.js";
import { closeLookup } from "../../shared/lookup/lookup.js";
import { LookupSheet } from "../../shared/lookup/lookup_sheet.js";
import { Card, Prodigy } from "../cards/card.js";
import { creatureName, factionName, featInWords, keywordName, spokenCard } from "../cards/creatures.js";
import { Emblem } from "../cards/icons.js";
import { CREATURES } from "../rule_tables.js";
import { nameOf } from "../view.js";

needWords("morph.learn");

/** No sentence of this sheet has people. */
const NOBODY = { seats: {}, names: {}, bots: {} };

/** What the sheet says of its subject. @param {{play: Play, asked: Subject}} props */
export const Lookup = ({ play, asked }) =>
  html`<${LookupSheet} label=${words("morph-lookup")} asked=${asked}><${Answer} play=${play} about=${asked.about} /><//>`;

/** @param {{play: Play, about: string}} props */
function Answer({ play, about }) {
  if (about in CREATURES) return html`<${About} card=${about} />`;
  if (about.startsWith("pile:")) return html`<${Pile} play=${play} side=${/** @type {Side} */ (about.slice(5))} />`;
  const pair = /** @type {Pair} */ (about);
  return html`<${Prodigy} pair=${pair} /><div class="lookup-text"><h2 class="disp">${words(`morph-prodigy-${pair}`)}</h2>
    <p class="sum">${words(`morph-prodigy-${pair}.title`)}</p>
    <p><${Sentence} parts=${parts("morph-lookup-feat", featInWords(pair))} roster=${NOBODY} /></p><p>${words("morph-lookup-feat.note")}</p></div>`;
}

/** A card, large, and what it does. @param {{card: string}} props */
function About({ card }) {
  const { faction, power } = CREATURES[card];
  const open = () => {
    closeLookup();
    showRules("cards");
  };
  return html`<${Card} creature=${{ card }} label=${spokenCard({ card })} />
    <div class="lookup-text"><h2 class="disp">${creatureName(card)}</h2><p class="sum">${words("morph-printed", { faction: factionName(faction), power })}</p>
      <${Keywords} of=${CREATURES[card].keywords} />
      <button type="button" class="btn" data-action="to-rules" onClick=${open}>${words("morph-all-cards")}</button></div>`;
}

/** What keywords say: those of a card with their values, or any. @param {{of: [string, number?][], look?: string}} props */
export const Keywords = ({ of, look = "keywords" }) =>
  html`<dl class=${look}>${of.map(
    ([keyword, value]) =>
      html`<div key=${keyword}><dt><${Emblem} name=${`kw-${keyword}`} />${keywordName([keyword, value ?? 0])}</dt><dd>${findWords(`morph-explained-${keyword}`, { value: value ?? "n" })}</dd></div>`,
  )}</dl>`;

/** The cards of a discard pile, the top one first. @param {{play: Play, side: Side}} props */
function Pile({ play, side }) {
  const cards = play.view.discard[side].toReversed();
  return html`<div class="lookup-text whole"><h2 class="disp">${words("morph-pile", { name: nameOf(play, side), count: cards.length })}</h2><p>${words("morph-pile.note")}</p>
    <ul class="pile-cards">${cards.map((card) => html`<li key=${card}><${Card} creature=${{ card }} label=${spokenCard({ card })} /></li>`)}</ul></div>`;
}
