/** @import { Moment } from "../../types.js" */

import { html } from "../../../lib/index.js";
import { Picked } from "../cards/card.js";
import { Picture } from "../cards/icons.js";

/** The cards of a moment on their ground, and between them what was done. @param {{moment: Moment}} props */
export const MomentCards = ({ moment: { cards, colour, picture } }) =>
  html`<${Picture} id=${colour} class="poster-ground" />
    ${cards.map(
      (
        { identity, stamp },
        i,
      ) => html`${i > 0 && html`<span key="did" class="poster-did"><${Picture} id=${picture} /></span>`}
      <span key=${i} class="poster-card"><${Picked} identity=${identity} />${stamp && html`<b class="poster-stamp disp">${stamp}</b>`}</span>`,
    )}`;
