import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { creatureName, factionName } from "./cards/creatures.js";

/**
 * What was drawn in a game: the factions, and both decks from the top.
 * @param {import("../types.js").DrawsProps} props
 */
export const Draws = ({ draws }) =>
  html`${draws.map(({ gave }, i) => {
    if (typeof gave === "string") return html`<p key=${i}>${gave.split("_").map(factionName).join(" + ")}</p>`;
    const cards = Object.entries(/** @type {Record<string, string>} */ (gave));
    return html`<p key=${i}><b>${words("morph-deck-drawn", { side: cards[0]?.[0][0] ?? "" })}</b> ${cards.map(([, card]) => creatureName(card)).join(words("comma"))}</p>`;
  })}`;
