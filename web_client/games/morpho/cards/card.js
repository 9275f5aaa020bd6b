/** @import { Component } from "../../../lib/index.js" */
/** @import { CardView, Light } from "../types.js" */

import { Mark, Sign } from "../../../ui/icons/icons.js";
import { memo, memoOf } from "../../../ui/hooks/memo.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { abilityName, breadthOf, factionClass, factionName, IDENTITIES, identityName } from "./identities.js";
import { Emblem, Picture } from "./icons.js";
import { aid } from "./aid.js";
import { HunchMark } from "../lookup/hunch_mark.js";
import { lookUp } from "../../shared/lookup/lookup.js";

/**
 * @typedef {object} Place
 * @property {CardView} card
 * @property {boolean} [open] show the face even if it lies face down
 * @property {Light} [light]
 * @property {boolean} [picking] whether any card is to be picked
 * @property {string} [move] the move that a tap makes at once
 * @property {() => void} [onPick]
 */

/**
 * A card in its place. Its button picks it, or explains it while nothing is to be picked.
 * @type {Component<Place>}
 */
export const Card = memoOf(
  function Card({ card, open = false, light = "", picking = false, move, onPick }) {
    const onClick =
      onPick ??
      (picking ? undefined : (/** @type {MouseEvent} */ { detail }) => lookUp(card.slot, { byKey: detail === 0 }));
    return html`<button type="button" class=${classesOf(card, open, light)} data-slot=${card.slot} data-card=${card.look}
    data-identity=${card.identity} data-light=${light || undefined} data-move=${move} data-target=${onPick && "yes"}
    data-about=${card.slot} aria-disabled=${onClick ? undefined : "true"} onClick=${onClick}>
    <span class="sr">${card.spoken}</span>
    <${Sides} card=${card} open=${open} />${light === "aim" && html`<${Aim} />`}
  </button>`;
  },
  ({ onPick, ...shown }) => [shown, Boolean(onPick)],
);

/** A card in its place that nobody can tap. @type {Component<Pick<Place, "card" | "light">>} */
export const Laid = memoOf(
  ({ card, light = "" }) =>
    html`<div class=${classesOf(card, false, light)} role="img" aria-label=${card.spoken} data-slot=${card.slot} data-card=${card.look}
    data-identity=${card.identity} data-light=${light || undefined}><${Sides} card=${card} />${light === "aim" && html`<${Aim} />`}</div>`,
  (shown) => shown,
);

/**
 * @param {CardView} card
 * @param {boolean} open
 */
const isFaceUp = ({ look }, open) => look === "up" || (open && look === "known");

/**
 * @param {CardView} card
 * @param {boolean} open
 * @param {Light} light
 */
function classesOf(card, open, light) {
  const { identity, look, hindered } = card;
  const state = stateClass(look, isFaceUp(card, open));
  const classes = ["card", factionClass(identity), state, light && `is-${light}`, hindered && `is-${hindered}`];
  return classes.filter(Boolean).join(" ");
}

/** Face or back, and what lies over it. @param {{card: CardView, open?: boolean}} props */
function Sides({ card, open = false }) {
  const { identity, look, hunch, looked, number } = card;
  const faceUp = isFaceUp(card, open);
  return html`
    <${CardBody} identity=${faceUp ? (identity ?? "") : null} />
    ${look === "known" && !faceUp && html`<${aid.value?.Known ?? Corner} card=${card} />`}
    ${look === "eliminated" && html`<${Ghost} identity=${identity} />`}
    ${look === "hidden" && aid.value && html`<${aid.value.Skyline} card=${card} />`}
    ${hunch && html`<${HunchMark} hunch=${hunch} />`}
    ${looked.length > 0 && html`<span class="c-prints" data-looked=${looked.join()}>${looked.map((seat) => html`<${Mark} key=${seat} seat=${seat} />`)}</span>`}
    ${number && html`<span class="c-no" aria-hidden="true">${number}</span>`}
    <span class="c-ring"></span>`;
}

/** A card's face, or its back when its identity is hidden. */
export const CardBody = memo((/** @type {{identity: string | null}} */ { identity }) => {
  if (identity !== null) return html`<${Face} identity=${identity} />`;
  return html`<span class="c-back" aria-hidden="true"><span class="c-print"></span></span>`;
});

const Aim = memo(() => html`<span class="c-aim"><${Emblem} name="snipe" /></span>`);

/**
 * A card face up, only to look at.
 * @param {{identity: string, full?: boolean}} props `full`: with its abilities, where it is wide enough
 */
export function Picked({ identity, full = false }) {
  return html`<span class=${`card is-up ${factionClass(identity)}`} role="img" aria-label=${identityName(identity)}>
    <${Face} identity=${identity} full=${full} /><span class="c-ring"></span>
  </span>`;
}

/** The empty place of a card that is gone, only to look at. @param {{identity: string | null}} props */
export function Gone({ identity }) {
  return html`<span class=${`card is-gone ${factionClass(identity)}`}><${CardBody} identity=${null} /><${Ghost} identity=${identity} /></span>`;
}

/** A card face down, only to look at. */
export function Turned() {
  return html`<span class="card is-down"><${CardBody} identity=${null} /></span>`;
}

/**
 * @param {string} look
 * @param {boolean} faceUp
 */
function stateClass(look, faceUp) {
  if (look === "eliminated") return "is-gone";
  return faceUp ? "is-up" : "is-down";
}

/** @param {{identity: string, full?: boolean}} props */
function Face({ identity, full = false }) {
  const known = IDENTITIES[identity];
  if (!known)
    return html`<span class="c-face" translate=${false} aria-hidden="true"><span class="c-print"><span class="c-name">${identity || "?"}</span></span></span>`;
  const { faction, reward, acts, reacts } = known;
  return html`<span class="c-face" translate=${false} aria-hidden="true"><span class="c-print">
    <span class="c-top"><${Picture} id=${`f-${faction}`} class="c-idx" /><${Pips} reward=${reward} /></span>
    <span class="c-art">
      <${Picture} id=${`f-${faction}`} class="c-shape" /><${Picture} id=${`f-${faction}`} class="c-key" />
      <${Emblem} name=${identity} class="c-emblem" />
    </span>
    <span class="c-name" style=${{ "--letters": breadthOf(identityName(identity)) }}>${identityName(identity)}</span>
    ${
      full &&
      html`<span class="c-abil">${[...acts, ...reacts].map(
        (ability) =>
          html`<span class="c-can" key=${ability}><${Emblem} name=${ability} />${abilityName(ability)}</span>`,
      )}</span>`
    }
    <span class="c-band"><${Picture} id=${`f-${faction}`} /><span>${factionName(faction)}</span></span>
  </span></span>`;
}

/** @param {{reward: number}} props */
function Pips({ reward }) {
  const marks = reward < 0 ? [html`<i class="neg"></i>`] : Array.from({ length: reward }, () => html`<i></i>`);
  return html`<span class="c-pips">${marks}</span>`;
}

/**
 * The lifted corner of a hidden card that the player knows.
 * @param {{card: CardView}} props
 */
function Corner({ card: { identity, everybody } }) {
  if (!identity) return null;
  const faction = IDENTITIES[identity]?.faction;
  return html`<span class="c-mem">${faction && html`<${Picture} id=${`f-${faction}`} />`}<${Emblem} name=${identity} /></span>
    <span class=${everybody ? "c-eye c-all" : "c-eye"} aria-hidden="true">${everybody ? words("morpho-known-by-all") : html`<${Sign} name="eye" />`}</span>`;
}

/** The empty place of an eliminated card. @param {{identity: string | null}} props */
function Ghost({ identity }) {
  return html`<span class="c-ghost" aria-hidden="true">${identity && html`<${Emblem} name=${identity} />`}
    <svg class="x" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true"><path d="M8 132L92 8" stroke-width="4" fill="none" /></svg>
    ${identity && html`<span style=${{ "--letters": breadthOf(identityName(identity)) }}>${identityName(identity)}</span>`}
  </span>`;
}
