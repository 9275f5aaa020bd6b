/** @import { DrawsProps } from "../types.js" */

import { html } from "../../lib/index.js";
import { M } from "./words.js";

/** What was drawn in a game: who began, and how many cards were shuffled each time. @param {DrawsProps} props */
export function Draws({ draws, name }) {
  return html`${draws.map((draw, i) => html`<p key=${i}>${draw.how === "choice" ? M.firstDrawn(name(draw.gave)) : M.shuffled(Object.keys(draw.gave).length)}</p>`)}`;
}
