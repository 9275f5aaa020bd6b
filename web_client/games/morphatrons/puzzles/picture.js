/** @import { MorphatronsView } from "../wire.js" */

import { html } from "../../../lib/index.js";
import { seatColour } from "../../../ui/icons/icons.js";
import { botsOf, buildingsOf, NUMBERS } from "../position.js";

const ZONE = 10;
/** Where zone 4, the enemy's home, begins. */
const TOP = 12;

/** A position in small: two cities of chips, and the machines between them: robots stand, vehicles lie. @param {{view: MorphatronsView}} props */
export const Picture = ({ view }) => html`<svg viewBox="0 0 64 64">
  <path d=${NUMBERS.map((zone) => `M0 ${TOP + ZONE * (zone - 1)}h64`).join("")} stroke="var(--hair)" />
  <path d=${`M0 ${TOP}h64M0 ${TOP + 4 * ZONE}h64`} stroke="var(--signal)" stroke-width="1.5" stroke-dasharray="5 3" />
  ${[0, 1].map((seat) => html`<${City} key=${seat} view=${view} seat=${seat} />`)}
  ${botsOf(view).map(({ card, seat, zone, mode }, i, all) => {
    const before = all.slice(0, i).filter((other) => other.seat === seat && other.zone === zone).length;
    const [width, height] = mode === "robot" ? [6, 8.5] : [10, 5];
    const x = 3 + before * 12;
    return html`<rect key=${card} class=${seatColour(seat)} fill="var(--p)" x=${seat ? 64 - x - width : x} y=${TOP + ZONE * (5 - zone) - height - 1} width=${width} height=${height} rx="1" />`;
  })}</svg>`;

/** The chips of a seat's buildings. @param {{view: MorphatronsView, seat: number}} props */
const City = ({ view: { buildings = {} }, seat }) =>
  html`<path class=${seatColour(seat)} fill="var(--p)" d=${buildingsOf(seat)
    .map((name, i) =>
      Array.from(
        { length: buildings[name] },
        (_, chip) => `M${3 + 15 * i} ${(seat ? 9 : 62) - 2 * chip}h12v1.5h-12z`,
      ).join(""),
    )
    .join("")} />`;
