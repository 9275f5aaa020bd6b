/** @import { MorphosView } from "../wire.js" */

import { html } from "../../../lib/index.js";
import { wholeBox } from "../board/geometry.js";
import { Ground } from "../board/ground.js";
import { Stones } from "../board/stones.js";

/** A position in small: the board without names and marks. @param {{view: MorphosView}} props */
export const Picture = ({ view: { size, stones = {} } }) => html`<svg class="position" viewBox=${wholeBox(size)}>
  <${Ground} size=${size} named=${false} /><${Stones} position=${{ size, stones }} /></svg>`;
