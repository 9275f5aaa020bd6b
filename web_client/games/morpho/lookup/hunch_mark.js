/** @import { Hunch } from "../types.js" */

import { html } from "../../../lib/index.js";
import { IDENTITIES } from "../cards/identities.js";
import { Emblem, Picture } from "../cards/icons.js";

/** A hunch in pencil, on the back of a card. @param {{hunch: Hunch}} props */
export function HunchMark({ hunch: { about, not } }) {
  return html`<span class=${`c-hunch ${not ? "is-not" : ""}`} aria-hidden="true" data-hunch=${about} data-not=${String(not)}>
    <${HunchSign} about=${about} />${!not && html`<b>?</b>`}</span>`;
}

/** The emblem of an identity, or the shape of a faction. @param {{about: string}} props */
export function HunchSign({ about }) {
  return about in IDENTITIES ? html`<${Emblem} name=${about} />` : html`<${Picture} id=${`f-${about}`} />`;
}
