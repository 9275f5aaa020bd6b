import { inlineSprite } from "../../../ui/icons/sprite.js";
import { html } from "../../../lib/index.js";

void inlineSprite("games/morpho/cards/emblems.svg");

/**
 * A picture of the game's sprite, for sighted people only.
 * @param {{id: string, class?: string}} props
 */
export function Picture({ id, class: name = "" }) {
  return html`<svg class=${name} aria-hidden="true"><use href=${`#${id}`} /></svg>`;
}

/**
 * The emblem of an identity, an ability or a token.
 * @param {{name: string, class?: string}} props
 */
export function Emblem({ name, class: style }) {
  return html`<${Picture} id=${`i-${name}`} class=${style} />`;
}
