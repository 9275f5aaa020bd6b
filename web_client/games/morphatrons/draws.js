/** @import { DrawsProps } from "../types.js" */

import { words } from "../../i18n/words.js";
import { html } from "../../lib/index.js";

/** What was drawn in a game: who began, and how many cards were shuffled each time. @param {DrawsProps} props */
export function Draws({ draws, name }) {
  return html`${draws.map((draw, i) => html`<p key=${i}>${draw.how === "choice" ? words("board-first-drawn", { name: name(draw.gave) }) : words("morphatrons-shuffled", { count: Object.keys(draw.gave).length })}</p>`)}`;
}
