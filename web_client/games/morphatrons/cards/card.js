import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/hooks/memo.js";
import { inlineSprite } from "../../../ui/icons/sprite.js";
import { flies, rankOf, suitOf } from "../position.js";

void inlineSprite("games/morphatrons/cards/emblems.svg");

/** A picture of the game's sprite, for sighted people only. @param {{id: string, class?: string}} props */
export const Emblem = ({ id, class: name = "" }) =>
  html`<svg class=${name} viewBox="0 0 512 512" aria-hidden="true"><use href=${`#m-${id}`} /></svg>`;

/** The picture of a card as a robot. @param {string} card */
export const robotOf = (card) => `robot-${rankOf(card)}`;

/** The picture of a card as a vehicle. @param {string} card */
export const vehicleOf = (card) => `${flies(card) ? "flying" : "vehicle"}-${suitOf(card)}`;

/** Return whether a suit is red. @param {string} card */
export const isRed = (card) => "HD".includes(suitOf(card));

/** The face of a card: the robot above, the vehicle below a fold. @type {import("../../../lib/index.js").Component<{card: string}>} */
export const CardFace = memo(
  ({ card }) => html`<span class=${`face ${isRed(card) ? "red" : "black"}`} translate=${false} aria-hidden="true">
    <span class=${rankOf(card) === "10" ? "index ten" : "index"}>${rankOf(card)}<${Emblem} id=${`suit-${suitOf(card)}`} /></span>
    <${Emblem} id=${robotOf(card)} class="robot" />
    <span class="fold"></span>
    <${Emblem} id=${vehicleOf(card)} class="vehicle" /></span>`,
);
