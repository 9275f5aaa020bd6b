/** @import { Component } from "../../../lib/index.js" */
/** @import { Shown } from "../types.js" */

import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { CREATURES } from "../rule_tables.js";
import { attackOf, creatureName, defenceOf, factionClass, isRaised } from "./creatures.js";
import { Emblem, Picture, TurnSign } from "./icons.js";

/** What does not fit beside the figures: a word of so many letters, or a name of so many. */
const WIDE = /[\p{L}-]{11}|.{16}/u;

/** What a creature shows on a line of a narrow screen: an element that has the class `strip` is around it. @type {Component<Shown>} */
export const StripFace = memo(({ card, damage = 0, upright = true, attack }) => {
  const name = creatureName(card);
  return html`<span class="emblems stack"><${Picture} id=${factionClass(card)} class="tint" /><${Emblem} name=${card} class="emblem" />${!upright && html`<span class="turn-sign stack"><${TurnSign} /></span>`}</span>
    <b class=${WIDE.test(name) ? "name long" : "name"}>${name}</b>
    <span class="signs">${CREATURES[card].keywords.map(([keyword, value]) => html`<span key=${keyword}><${Emblem} name=${`kw-${keyword}`} />${value || ""}</span>`)}</span>
    <span class=${isRaised({ card, attack }) ? "attack raised" : "attack"}><${Emblem} name="m-attack" />${attackOf({ card, attack })}</span>
    <span class="shield stack"><${Emblem} name="m-defence" /><b class=${damage ? "hurt" : ""}>${defenceOf({ card, damage })}</b></span>`;
});
