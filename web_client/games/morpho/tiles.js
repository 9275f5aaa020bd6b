/**
 * @import { Play } from "./types.js"
 * @import { Name } from "./wire.js"
 */

import { html } from "../../lib/index.js";
import { factionClass, IDENTITIES } from "./identities.js";
import { Emblem, Picture } from "./icons.js";
import { identityName, M } from "./words.js";

/**
 * The identities dealt, with what is left of each, and those that the Unknown may be.
 * @param {{play: Play}} props
 */
export function Tiles({ play }) {
  const { tiles = {}, unknowns = [], eliminated = {} } = play.view;
  const fallen = Object.values(eliminated);
  /** @param {string} identity */
  const out = (identity) => fallen.filter((one) => one === identity).length;
  return html`<div class="strip" role="group" aria-label=${M.tiles}>
    ${Object.entries(tiles).filter(([, dealt]) => dealt).map(([identity, dealt]) => html`
      <${Tile} key=${identity} identity=${identity} dealt=${dealt} out=${out(identity)} />`)}
    <${OneOf} identities=${unknowns} isOut=${(/** @type {Name} */ identity) => isGone(identity, out(identity), tiles)} />
  </div>`;
}

/**
 * Tell whether the Unknown has fallen as that identity.
 * @param {string} identity
 * @param {number} out
 * @param {Record<string, number>} tiles
 */
const isGone = (identity, out, tiles) => out > (tiles[identity] ?? 0);

/**
 * How many of an identity are dealt, and how many of these are left.
 * @param {{identity: string, dealt: number, out?: number, spoken?: string}} props
 */
export function Tile({ identity, dealt, out = 0, spoken }) {
  const left = Math.max(0, dealt - out);
  const name = identityName(identity);
  return html`<span class=${`tile ${factionClass(identity)} ${left ? "" : "none"}`} role="img" title=${name}
    aria-label=${spoken ?? M.tile(name, left, dealt)} data-tile=${identity}>
    <${Medal} identity=${identity} /><span class="nm">${name}</span>
    <b>${left}${out > 0 && html`<s>/${dealt}</s>`}</b>
    <span class="row">${Array.from({ length: dealt }, (_, i) => html`<i key=${i} class=${i < left ? "" : "o"}></i>`)}</span>
  </span>`;
}

/**
 * Identities of which one is dealt; nothing if there are none. `isOut` tells which it can't be.
 * @param {{identities: Name[], isOut: (identity: Name) => boolean}} props
 */
export function OneOf({ identities, isOut }) {
  if (!identities.length) return null;
  return html`<span class="oneof" role="group" aria-label=${M.oneOfThese}>
    <span class="lbl" aria-hidden="true">${M.oneOf[0]}<br />${M.oneOf[1]}</span>
    ${identities.map((identity) => html`<${Maybe} key=${identity} identity=${identity} gone=${isOut(identity)} />`)}
  </span>`;
}

/** @param {{identity: string, gone: boolean}} props */
function Maybe({ identity, gone }) {
  const name = identityName(identity);
  return html`<span class=${`tile ${factionClass(identity)} ${gone ? "none" : ""}`} role="img" title=${name} aria-label=${name} data-maybe=${identity}>
    <${Medal} identity=${identity} /><span class="nm">${name}</span>
  </span>`;
}

/** An identity's emblem on its faction's shape. @param {{identity: string}} props */
export function Medal({ identity }) {
  const faction = IDENTITIES[identity]?.faction;
  return html`<span class="em">${faction && html`<${Picture} id=${`f-${faction}`} />`}<${Emblem} name=${identity} /></span>`;
}
