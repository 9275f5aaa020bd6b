/** @import { Subject } from "../../shared/lookup/lookup.js" */
/** @import { Play, Side } from "../types.js" */

import { html } from "../../../lib/index.js";
import { showRules } from "../../../routing/open_rules.js";
import { closeLookup } from "../../shared/lookup/lookup.js";
import { LookupSheet } from "../../shared/lookup/lookup_sheet.js";
import { Card, Prodigy } from "../cards/card.js";
import { keywordName, spokenCard } from "../cards/creatures.js";
import { Emblem } from "../cards/icons.js";
import { CREATURES } from "../rule_tables.js";
import { nameOf } from "../view.js";
import { C } from "../words.js";
import { R } from "../rules/words.js";

/** What the sheet says of its subject. @param {{play: Play, asked: Subject}} props */
export const Lookup = ({ play, asked }) =>
  html`<${LookupSheet} label=${R.lookUp} asked=${asked}><${Answer} play=${play} about=${asked.about} /><//>`;

/** @param {{play: Play, about: string}} props */
function Answer({ play, about }) {
  if (about in CREATURES) return html`<${About} card=${about} />`;
  if (about.startsWith("pile:")) return html`<${Pile} play=${play} side=${/** @type {Side} */ (about.slice(5))} />`;
  return html`<${Prodigy} pair=${about} /><div class="lookup-text"><h2 class="disp">${C.prodigies[about].name}</h2>
    <p class="sum">${C.prodigies[about].title}</p><p><b>${C.prodigies[about].feat}</b>: ${C.prodigies[about].text}</p><p>${R.featNote}</p></div>`;
}

/** A card, large, and what it does. @param {{card: string}} props */
function About({ card }) {
  const { faction, power } = CREATURES[card];
  const open = () => {
    closeLookup();
    showRules("cards");
  };
  return html`<${Card} creature=${{ card }} label=${spokenCard({ card })} />
    <div class="lookup-text"><h2 class="disp">${C.creatures[card]}</h2><p class="sum">${R.printed(C.factions[faction][0], power)}</p>
      <${Keywords} of=${CREATURES[card].keywords} />
      <button type="button" class="btn" data-action="to-rules" onClick=${open}>${R.allCards}</button></div>`;
}

/** What keywords say: those of a card with their values, or any. @param {{of: [string, number?][], look?: string}} props */
export const Keywords = ({ of, look = "keywords" }) =>
  html`<dl class=${look}>${of.map(
    ([keyword, value]) =>
      html`<div key=${keyword}><dt><${Emblem} name=${`kw-${keyword}`} />${keywordName([keyword, value ?? 0])}</dt><dd>${R.keywords[keyword].replaceAll("#", String(value ?? "n"))}</dd></div>`,
  )}</dl>`;

/** The cards of a discard pile, the top one first. @param {{play: Play, side: Side}} props */
function Pile({ play, side }) {
  const cards = play.view.discard[side].toReversed();
  return html`<div class="lookup-text whole"><h2 class="disp">${R.pileOf(nameOf(play, side), cards.length)}</h2><p>${R.pileNote}</p>
    <ul class="pile-cards">${cards.map((card) => html`<li key=${card}><${Card} creature=${{ card }} label=${spokenCard({ card })} /></li>`)}</ul></div>`;
}
