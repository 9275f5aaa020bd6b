/** @import { NoticesShown } from "./board.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { lookUp } from "../../shared/lookup/lookup.js";
import { Emblem } from "../cards/icons.js";

/**
 * The notices below the middle card; they take no room of their own.
 * @param {NoticesShown} props
 */
export function Notices({ mission, due, wished, answers, agreed }) {
  const wish = html`<b>${words("morpho-end-wished.title")}</b><span>${words("morpho-end-wished")}</span>`;
  return html`<div class="notices-below">
    ${
      due &&
      html`<p class="notice mission" data-mission=${mission}><b><${Emblem} name="mission" />${words("morpho-mission")}</b>
      <i aria-hidden="true">${words("morpho-mission-due", due)}</i><span>${words("morpho-mission-due.task", due)}</span></p>`
    }
    ${wished && !answers && html`<p class="notice" data-end-wished>${wish}</p>`}
    ${
      wished &&
      answers &&
      html`<button type="button" class="notice" data-end-wished data-about="open"
      onClick=${(/** @type {MouseEvent} */ { detail }) => lookUp("open", { byKey: detail === 0 })}>${wish}
      <u>${agreed ? words("morpho-end-wished.agreed") : words("morpho-end-wished.answer")}</u></button>`
    }
  </div>`;
}
