/** @import { Moment } from "../../types.js" */

import { html } from "../../../lib/index.js";
import { Picked } from "../cards/card.js";
import { Picture } from "../cards/icons.js";

/** The cards of a moment on their ground. @param {{moment: Moment}} props */
export const MomentCards = ({ moment: { cards, colour, picture } }) =>
  html`<${Picture} id=${colour} class="poster-ground" /><${Duo} cards=${cards} picture=${picture} />`;

/** Two cards, and between them what was done; or one. @param {{cards: {identity: string, stamp?: string}[], picture: string}} props */
export const Duo = ({ cards, picture }) =>
  cards.map(
    (
      { identity, stamp },
      i,
    ) => html`${i > 0 && html`<span key="did" class="duo-did"><${Picture} id=${picture} /></span>`}
      <span key=${i} class="duo-card"><${Picked} identity=${identity} />${stamp && html`<b class="duo-stamp disp">${stamp}</b>`}</span>`,
  );
