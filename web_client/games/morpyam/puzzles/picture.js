/** @import { MorpyamView } from "../wire.js" */

import { html } from "../../../lib/index.js";
import { seatColour } from "../../../ui/icons/icons.js";
import { pipsOf } from "../../shared/board/dice.js";
import { FIGURE, ROWS } from "../grid.js";
import { HARD } from "../rule_tables.js";

/** A position in small: the grid with its tokens, and the dice as they lie. @param {{view: MorpyamView}} props */
export const Picture = ({ view: { grid = {}, dice = [] } }) => html`<svg viewBox="0 0 64 80">
  ${ROWS.flatMap((boxes, row) =>
    boxes.map((box, file) => {
      const [x, y] = [0.5 + 10.6 * file, 0.5 + 10.6 * row];
      return html`<g key=${box}><rect x=${x} y=${y} width="10" height="10" fill=${`var(--${HARD.includes(FIGURE[box]) ? "rose" : "paper"})`} />
        ${box in grid && html`<circle class=${seatColour(grid[box])} cx=${x + 5} cy=${y + 5} r="3.6" fill="var(--p)" stroke="var(--token)" stroke-width="1.8" />`}</g>`;
    }),
  )}
  ${[0, 1, 2, 3, 4].map(
    (die) => html`<g key=${die} transform=${`translate(${0.5 + 13 * die} 67)`}>
      <rect width="11.5" height="11.5" rx="2" fill=${dice.length ? "var(--paper)" : "none"} stroke="var(--line)" stroke-width="0.7" />
      ${dice.length > 0 && html`<g transform="translate(1.5 1.5) scale(1.4)" fill="var(--token)">${pipsOf(dice[die])}</g>`}</g>`,
  )}</svg>`;
