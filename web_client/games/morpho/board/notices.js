/** @import { Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { Emblem } from "../cards/icons.js";
import { nameOther } from "../view.js";
import { M } from "../words/game.js";

/**
 * Return the notices of a mission and of a wish to end the round, in full.
 * @param {Play} play
 */
export function noticesOf(play) {
  const { mission, end_wished: wished, outcome, decision } = play.view;
  if (outcome) return null;
  const due = typeof mission === "number" && M.missionDue(nameOther(play, mission), decision?.kind === "indicate");
  return due || wished ? { mission, due, wished } : null;
}

/** They stand below the middle card, and nothing makes room for them. @param {NonNullable<ReturnType<typeof noticesOf>>} props */
export function Notices({ mission, due, wished }) {
  return html`<div class="notices-below">
    ${
      due &&
      html`<p class="notice mission" data-mission=${mission}><b><${Emblem} name="mission" />${M.missionOn}</b>
      ${due}<span>${M.missionTask}</span></p>`
    }
    ${wished && html`<p class="notice" data-end-wished><b>${M.endWishedShort}</b><span>${M.endWished}</span></p>`}
  </div>`;
}
