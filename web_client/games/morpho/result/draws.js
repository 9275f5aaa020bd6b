/** @import { Draw } from "../../../state/fairness/draws.js" */

import { readOut } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Medal } from "../cards/tiles.js";

/**
 * What was drawn in a round: who began, and the cards in the order of their places.
 * @param {{draws: Draw[], name: (seat: number) => string}} props
 */
export function Draws({ draws, name }) {
  return draws.map(({ what, gave }) => {
    if (what === "round_started.first")
      return html`<p key=${what}>${words("board-first-drawn", { name: name(gave) })}</p>`;
    if (what !== "round_started.cards") return null;
    const cards = Object.entries(gave);
    const label = readOut(...cards.map(([place, card]) => `${place} ${identityName(card)}`));
    return html`<span key=${what} class="drawn-cards" role="img" aria-label=${label}>
      ${cards.map(
        ([place, card]) =>
          html`<span key=${place} class=${`drawn ${factionClass(card)}`}><${Medal} identity=${card} /></span>`,
      )}</span>`;
  });
}
