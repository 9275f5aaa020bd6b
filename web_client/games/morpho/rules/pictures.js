// The pictures of the rules: cards, chips and tokens as they lie on the table, but without any action.

/** @import { Component } from "../../../lib/index.js" */
/** @import { Light } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { CardBody } from "../cards/card.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Emblem } from "../cards/icons.js";
import { HinderedBadge, Seam } from "../cards/hindered.js";
import { DEALS } from "../rule_tables.js";
import { Medal } from "../cards/tiles.js";

/** The picture of each topic that has one. @type {Record<string, Component>} */
export const PICTURES = { setup: Setup, reach: Reach, reactions: Guarding, clash: Pairs };

/**
 * A card in a picture, lying as it would on the table.
 * @param {{identity?: string | null, light?: Light, hindered?: string | null}} props
 */
function Shown({ identity = null, light = "", hindered = null }) {
  const classes = [
    "card",
    factionClass(identity),
    identity ? "is-up" : "is-down",
    light && `is-${light}`,
    hindered && `is-${hindered}`,
  ];
  return html`<span class=${classes.filter(Boolean).join(" ")}>
    <${CardBody} identity=${identity} />
    <span class="c-ring"></span><span class="c-aim"><${Emblem} name="snipe" /></span>
  </span>`;
}

/** The identities that every round has. */
const DEALT = Object.keys(DEALS[3].basic);

/** The deals, by number of players. */
function Setup() {
  return html`<div class="rule-table"><table>
    <caption>${words("morpho-rules-deal")}</caption>
    <thead><tr><th scope="col">${words("morpho-rules-deal.players")}</th><th scope="col">${words("morpho-rules-deal.each")}</th>
      ${DEALT.map(
        (identity) => html`<th key=${identity} scope="col"><span class=${`medal ${factionClass(identity)}`}>
        <${Medal} identity=${identity} /><span>${identityName(identity)}</span></span>
        ${identity === "deserter" && html`<small>${words("morpho-rules-deal.basic")}</small>`}</th>`,
      )}
      <th scope="col"><span class="medal f-deserters"><${Medal} identity="deserter" /><span>${identityName("deserter")}</span></span>
        <small>${words("morpho-rules-deal.expert")}</small></th></tr></thead>
    <tbody>${Object.entries(DEALS).map(
      ([players, { hand, basic, expert }]) => html`<tr key=${players}>
      <th scope="row">${players}</th><td>${hand}</td>
      ${DEALT.map((identity) => html`<td key=${identity}>${basic[identity]}</td>`)}
      <td>${expert.deserter ?? 0} + 1</td></tr>`,
    )}</tbody>
  </table></div>`;
}

/** A stretch of the ring: what is next to you, what is in reach, and a token. */
function Reach() {
  return html`<figure class="rule-picture" role="img" aria-label=${words("morpho-picture-reach")}>
    <span class="rule-ring" aria-hidden="true">
      <span><${Shown} light="legal" /><small>${words("morpho-picture-reach.far")}</small></span>
      <span><${Shown} light="quiet" /><small>${words("morpho-picture-reach.near")}</small></span>
      <i class="rule-gap"></i>
      <span><span class="rule-hand"><${Shown} identity="bodyguard" /><${Shown} identity="deserter" /></span><small>${words("morpho-picture-reach.you")}</small></span>
      <i class="rule-gap"><span class="tok tok-block"><${Emblem} name="block" /></span></i>
      <span><${Shown} light="quiet" /><small>${words("morpho-picture-reach.near")}</small></span>
      <span><${Shown} light="legal" /><small>${words("morpho-picture-reach.far")}</small></span>
    </span>
  </figure>`;
}

/** A shot that is guarded. */
function Guarding() {
  return html`<figure class="rule-picture" role="img" aria-label=${words("morpho-picture-guard")}>
    <span class="rule-scene" aria-hidden="true">
      <span><${Shown} identity="killer" /><small>${words("morpho-picture-guard.shooter")}</small></span>
      <span><${Shown} light="aim" /><small>${words("morpho-picture-guard.shot")}</small></span>
      <span><${Shown} identity="bodyguard" light="legal" /><small>${words("morpho-picture-guard.guards")}</small></span>
    </span>
  </figure>`;
}

/** Two hands with trouble in them. */
function Pairs() {
  return html`<div class="rule-pictures">
    <figure class="rule-picture" role="img" aria-label=${words("morpho-picture-clash")}><span class="rule-hand" aria-hidden="true">
      <${Shown} identity="killer" /><${Seam} /><${Shown} identity="bodyguard" /></span><${HinderedBadge} why="conflict" /></figure>
    <figure class="rule-picture" role="img" aria-label=${words("morpho-picture-silence")}><span class="rule-hand" aria-hidden="true">
      <${Shown} identity="cyborg" /><${Shown} identity="leader" hindered="suppressed" /></span><${HinderedBadge} why="suppressed" /></figure>
  </div>`;
}
