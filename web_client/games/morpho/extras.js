/** @import { Play } from "./types.js" */

import { html } from "../../lib/index.js";
import { Picked } from "./card.js";
import { Emblem, Picture } from "./icons.js";
import { M } from "./words.js";

/** What is special just now: a mission, a wish to end the round. @param {{play: Play}} props */
export function Notice({ play }) {
  const { mission, end_wished: wished, outcome } = play.view;
  if (outcome) return null;
  return html`
    ${typeof mission === "number" && html`<div class="banner" data-mission=${mission}>
      <${Emblem} name="mission" /><b>${M.missionOn}</b><span>${M.missionNote(play.name(mission))}</span></div>`}
    ${wished && html`<div class="banner wish" data-end-wished><span>${M.endWished}</span></div>`}`;
}

/** Ending a round that nobody can win: for the menu. @param {{play: Play}} props */
export function OpenMoves({ play }) {
  const open = play.own?.open ?? [];
  if (!open.length) return null;
  return html`<section class="open-moves"><h2 class="disp">${M.endRoundTitle}</h2>
    <p class="sum">${play.own?.agreed ? M.agreed : M.endRoundNote}</p>
    ${open.map((move) => html`<button type="button" class="btn" key=${move} data-verb=${move} data-move=${move}
      disabled=${!play.mayMove} onClick=${() => play.move(move)}>${openName(move)}</button>`)}
  </section>`;
}

/** @param {string} move */
function openName(move) {
  if (move === "agree") return M.agree;
  return move === "disagree" ? M.disagree : move;
}

const DOTS = ["f-morpho", "f-killers", "f-deserters", "f-outsiders", "f-aliens"];

/** The game's name, with a faction's shape for each dot. */
export function Title() {
  return html`<h1 class="disp" aria-label=${M.title}>${[..."MORPHO"].map((letter, i) => html`
    <span aria-hidden="true">${letter}</span>
    ${i < DOTS.length && html`<i class=${DOTS[i]} aria-hidden="true"><${Picture} id=${DOTS[i]} /></i>`}`)}</h1>`;
}

/** The poster of the first page. */
export function Hero() {
  return html`<${Title} />
    <p>${M.tagline[0]}<br />${M.tagline[1]}</p>
    <div class="fan" aria-hidden="true"><i class="sun"></i>
      <span class="l"><${Picked} identity="deserter" /></span>
      <span class="r"><${Picked} identity="killer" /></span>
      <span class="m"><${Picked} identity="leader" /></span></div>`;
}
