import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";
import { C, M } from "./words.js";

/**
 * What was drawn in a game: the factions, and both decks from the top.
 * @param {import("../types.js").DrawsProps} props
 */
export const Draws = ({ draws }) =>
  html`${draws.map(({ gave }, i) => {
    if (typeof gave === "string")
      return html`<p key=${i}>${gave
        .split("_")
        .map((faction) => C.factions[faction][0])
        .join(" + ")}</p>`;
    const cards = Object.entries(/** @type {Record<string, string>} */ (gave));
    return html`<p key=${i}><b>${M.deckDrawn(cards[0]?.[0][0] ?? "")}</b> ${cards.map(([, card], at) => (at > 0 ? words("comma") : "") + C.creatures[card]).join("")}</p>`;
  })}`;
