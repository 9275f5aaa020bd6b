import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";

/**
 * What was drawn in a game: who had Black at first.
 * @param {import("../types.js").DrawsProps} props
 */
export function Draws({ draws, name }) {
  const black = draws.find(({ how }) => how === "choice");
  return black ? html`<p>${words("morphos-drawn", { name: name(black.gave) })}</p>` : null;
}
