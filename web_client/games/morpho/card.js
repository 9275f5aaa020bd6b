/** @import { CardView, Light } from "./types.js" */

import { Sign } from "../../components/icons.js";
import { html } from "../../lib/index.js";
import { factionClass, IDENTITIES } from "./identities.js";
import { Emblem, Picture } from "./icons.js";
import { abilityName, factionName, hinderedWord, identityName, M } from "./words.js";

/**
 * A card in its place. One that can be picked is a live button.
 * @param {{card: CardView, open?: boolean, light?: Light, move?: string, onPick?: () => void}} props
 *   `open`: show the face even if it lies face down; `move`: the one that a tap makes at once
 */
export function Card({ card, open = false, light = "", move, onPick }) {
  const { identity, look, hindered } = card;
  const faceUp = look === "up" || (open && look === "known");
  const classes = ["card", factionClass(identity), stateClass(look, faceUp), light && `is-${light}`, hindered && `is-${hindered}`];
  return html`<button type="button" class=${classes.filter(Boolean).join(" ")}
    data-slot=${card.slot} data-card=${look} data-identity=${identity} data-light=${light || undefined} data-move=${move}
    disabled=${!onPick} onClick=${onPick}>
    <span class="sr">${card.spoken}</span>
    <${CardBody} identity=${faceUp ? identity ?? "" : null} />
    ${look === "known" && !faceUp && html`<${Corner} identity=${identity} everybody=${card.everybody} />`}
    ${look === "eliminated" && html`<${Ghost} identity=${identity} />`}
    ${hindered && html`<span class="c-stamp" aria-hidden="true">${hinderedWord(hindered)}</span>`}
    <span class="c-ring"></span><span class="c-aim"><${Emblem} name="snipe" /></span>
  </button>`;
}

/**
 * What is printed on a card: its face, or its back when there is no identity to be seen.
 * @param {{identity: string | null}} props
 */
export function CardBody({ identity }) {
  if (identity !== null) return html`<${Face} identity=${identity} />`;
  return html`<span class="c-back" aria-hidden="true"><${Picture} id="i-butterfly" /></span>`;
}

/**
 * A card to be looked at only, wherever it may be.
 * @param {{identity: string, children?: unknown}} props
 */
export function Picked({ identity, children }) {
  return html`<span class=${`card is-up ${factionClass(identity)}`} role="img" aria-label=${identityName(identity)}>
    <${Face} identity=${identity} />${children}<span class="c-ring"></span>
  </span>`;
}

/** A card that lies face down, to be looked at only. */
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

/** @param {{identity: string}} props */
function Face({ identity }) {
  const known = IDENTITIES[identity];
  if (!known) return html`<span class="c-face" aria-hidden="true"><span class="c-name">${identity || "?"}</span></span>`;
  const { faction, reward, acts, reacts } = known;
  return html`<span class="c-face" aria-hidden="true">
    <span class="c-top"><${Picture} id=${`f-${faction}`} class="c-idx" /><${Pips} reward=${reward} /></span>
    <span class="c-art">
      <${Picture} id=${`f-${faction}`} class="c-shape" /><${Picture} id=${`f-${faction}`} class="c-key" />
      <${Emblem} name=${identity} class="c-emblem" />
    </span>
    <span class="c-name">${identityName(identity)}</span>
    <span class="c-abil">${[...acts, ...reacts].map(
      (ability) => html`<span class="c-can" key=${ability}><${Emblem} name=${ability} />${abilityName(ability)}</span>`,
    )}</span>
    <span class="c-band"><${Picture} id=${`f-${faction}`} /><span>${factionName(faction)}</span></span>
  </span>`;
}

/** @param {{reward: number}} props */
function Pips({ reward }) {
  const marks = reward < 0 ? [html`<i class="neg"></i>`] : Array.from({ length: reward }, () => html`<i></i>`);
  return html`<span class="c-pips">${marks}</span>`;
}

/** The lifted corner of a hidden card that one knows. @param {{identity: string | null, everybody: boolean}} props */
function Corner({ identity, everybody }) {
  if (!identity) return null;
  const faction = IDENTITIES[identity]?.faction;
  return html`<span class="c-mem">${faction && html`<${Picture} id=${`f-${faction}`} />`}<${Emblem} name=${identity} /></span>
    <span class=${everybody ? "c-eye c-all" : "c-eye"} aria-hidden="true">${everybody ? M.everybodyKnows : html`<${Sign} name="eye" />`}</span>`;
}

/** The empty place of a card that fell. @param {{identity: string | null}} props */
function Ghost({ identity }) {
  return html`<span class="c-ghost" aria-hidden="true">${identity && html`<${Emblem} name=${identity} />`}
    <svg class="x" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true"><path d="M8 132L92 8" stroke-width="4" fill="none" /></svg>
    ${identity && html`<span>${identityName(identity)}</span>`}
  </span>`;
}
