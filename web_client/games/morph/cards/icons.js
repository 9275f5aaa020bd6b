import { inlineSprite } from "../../../ui/icons/sprite.js";
import { html } from "../../../lib/index.js";

void inlineSprite("games/morph/cards/emblems.svg");

/**
 * A picture of the game's sprite, for sighted people only.
 * @param {{id: string, class?: string}} props
 */
export const Picture = ({ id, class: look = "" }) =>
  html`<svg class=${look} aria-hidden="true"><use href=${`#${id}`} /></svg>`;

/** The emblem of a card, a keyword or a figure. @param {{name: string, class?: string}} props */
export const Emblem = ({ name, class: look }) => html`<${Picture} id=${`i-${name.toLowerCase()}`} class=${look} />`;

/** The sign of a card that is turned: it has been used. */
export const TurnSign = () =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="3" d="M5 19v-8a5 5 0 0 1 5-5h9M14.500 1.500 19 6l-4.500 4.500" /></svg>`;

/** A chrysalis, the sign of the game. */
export const Chrysalis = () =>
  html`<svg viewBox="0 0 100 100" aria-hidden="true"><g fill="none" stroke="#f1e8d4" stroke-width="8"><path d="M50 4c16 0 28 16 28 42s-12 50-28 50-28-22-28-50S34 4 50 4Z" /><path d="M28 36q22 12 44 0M24 55q26 14 52 0M31 74q19 11 38 0" /><circle cx="50" cy="20" r="6" /></g></svg>`;
