/** @import { Component } from "../../../lib/index.js" */
/** @import { Shown } from "../types.js" */
/** @import { Pair } from "../wire.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { CREATURES, PRODIGIES } from "../rule_tables.js";
import {
  attackOf,
  creatureName,
  defenceOf,
  factionClass,
  featInWords,
  isRaised,
  keywordName,
  keywordNote,
  shownClass,
} from "./creatures.js";
import { Chrysalis, Emblem, Picture, TurnSign } from "./icons.js";

/** Names of more letters are set smaller. */
const LONG = 15;

/**
 * What a creature's card shows, from 44 to 300 pixels wide: an element that has the class `creature` is around it.
 * @type {Component<Shown>}
 */
export const Face = memo(({ card, damage = 0, upright = true, attack }) => {
  const { cost, power, keywords } = CREATURES[card];
  const name = creatureName(card);
  const shape = factionClass(card);
  return html`<span class="face" translate=${false}>
      <span class="cost stack"><${Picture} id=${shape} /><b>${cost}</b></span>
      <span class="power"><${Emblem} name="m-power" />${power}</span>
      <span class="signs">${keywords.map(([keyword, value]) => html`<span key=${keyword}>${value || ""}<${Emblem} name=${`kw-${keyword}`} /></span>`)}</span>
      <span class="art stack"><${Picture} id=${shape} class="tint" /><${Picture} id=${shape} class="key" /><${Emblem} name=${card} class="emblem" /></span>
      <span class=${name.length > LONG ? "name long" : "name"}>${name}</span>
      <span class="words">${keywords.map((ability) => html`<span key=${ability[0]}><${Emblem} name=${`kw-${ability[0]}`} /><span>${keywordName(ability)} <em>${keywordNote(ability)}</em></span></span>`)}</span>
      <span class="band"><span class=${isRaised({ card, attack }) ? "raised" : ""}><${Emblem} name="m-attack" />${attackOf({ card, attack })}</span>
        <span><${Emblem} name="m-defence" /><b class=${damage ? "hurt" : ""}>${defenceOf({ card, damage })}</b></span></span>
    </span>
    ${!upright && html`<span class="turn-sign stack"><${TurnSign} /></span>`}`;
});

/** A creature's card that is only looked at. @param {{creature: Shown, label?: string, look?: string}} props */
export const Card = ({ creature, label, look }) =>
  html`<span class=${shownClass("creature", creature, look)} role=${label && "img"} aria-label=${label}><${Face} ...${creature} /></span>`;

/** A card that lies face down. @param {{label?: string}} props */
export const Back = ({ label }) =>
  html`<span class="creature" role=${label && "img"} aria-label=${label}><span class="back stack"><${Chrysalis} /></span></span>`;

/** The two colours of a pair of factions. @param {string} pair */
export function pairColours(pair) {
  const [one, other] = pair.split("_");
  return { "--ka": `var(--k-${one[0]})`, "--kb": `var(--k-${other[0]})` };
}

/** Name the emblem of a Prodigy. @param {string} pair */
export const prodigyEmblem = (pair) => `p-${pair.replace(/(.).*_(.).*/, "$1$2")}`;

/** The Prodigy of a pair of factions, as a card. @param {{pair: Pair}} props */
export function Prodigy({ pair }) {
  const { feat, does } = featInWords(pair);
  return html`<span class="prodigy" translate=${false} style=${pairColours(pair)}>
    <span class="portrait"><${Emblem} name=${prodigyEmblem(pair)} /></span>
    <span class="says"><b>${words(`morph-prodigy-${pair}`)}</b><span class="feat-name">${feat} · ${words("morph-said-cost", { cost: PRODIGIES[pair].cost })}</span><i>${does}</i></span></span>`;
}
