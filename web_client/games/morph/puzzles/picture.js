/** @import { MorphView } from "../wire.js" */

import { html } from "../../../lib/index.js";
import { factionClass } from "../cards/creatures.js";
import { LINES, PLACES } from "../view.js";

const CARD = { width: 28, height: 6 };

/** A position in small: the creatures on both lines as bars in the colours of their factions, turned ones short; the own are below the Front. @param {{view: MorphView}} props */
export const Picture = ({ view: { lines = {} } }) => html`<svg viewBox="0 0 64 64">
  <path d="M0 32h64" stroke="var(--accent)" stroke-width="2" />
  ${["A", "B"].flatMap((side) =>
    LINES.flatMap((line) =>
      PLACES.map((place, i) => {
        const creature = lines[`${side}${line}`]?.[i];
        const x = line === 1 ? 2 : 34;
        const y = side === "A" ? 28 + 7 * place : 30 - 7 * place;
        const width = creature && !creature.upright ? 18 : CARD.width;
        return html`<rect key=${`${side}${line}${place}`} class=${creature ? factionClass(creature.card) : ""} x=${x} y=${y} width=${width} height=${CARD.height} rx="1" fill=${creature ? "var(--k)" : "var(--plate-2)"} />`;
      }),
    ),
  )}</svg>`;
