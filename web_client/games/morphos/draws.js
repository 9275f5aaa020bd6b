import { html } from "../../lib/index.js";
import { M } from "./words.js";

/**
 * What was drawn in a game: who had Black at first.
 * @param {import("../types.js").DrawsProps} props
 */
export function Draws({ draws, name }) {
  const black = draws.find(({ how }) => how === "choice");
  return black ? html`<p>${M.firstDrawn(name(black.gave))}</p>` : null;
}
