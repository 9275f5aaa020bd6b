import { html } from "../../../lib/index.js";
import { memo } from "../../../ui/parts/memo.js";
import { rankOf, suitOf } from "../position.js";
import { Emblem, isRed, robotOf, vehicleOf } from "./emblem.js";

/** The face of a card: the robot above, the vehicle below a fold. @type {import("../../../lib/index.js").Component<{card: string}>} */
export const CardFace = memo(
  ({ card }) => html`<span class=${`face ${isRed(card) ? "red" : "black"}`} aria-hidden="true">
    <span class="index">${rankOf(card)}<${Emblem} id=${`suit-${suitOf(card)}`} /></span>
    <${Emblem} id=${robotOf(card)} class="robot" />
    <span class="fold"></span>
    <${Emblem} id=${vehicleOf(card)} class="vehicle" /></span>`,
);
