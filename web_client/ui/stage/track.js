/** @import { Play, StageTrack } from "../../games/types.js" */

import { html } from "../../lib/index.js";
import { words } from "../../i18n/words.js";
import { Mark } from "../icons/icons.js";

/** The longest track that has room for every number. */
const MOST_NUMBERS = 21;

/** Everybody's points on the way to the target. @param {{track: StageTrack, play: Play}} props */
export function Track({ track: { target, scores, gained }, play }) {
  const least = Math.min(0, ...scores);
  const cells = Array.from({ length: target - least + 1 }, (_, i) => i + least);
  const step = cells.length > MOST_NUMBERS ? 5 : 1;
  const marks = scores.map((score, seat) => ({ score, seat }));
  /** @param {number} value */
  const there = (value) => marks.filter(({ score }) => Math.min(score, target) === value);
  return html`<ol class="points-track" aria-label=${words("stage-points", { target })} style=${{ "--cells": String(cells.length) }}>
    ${cells.map(
      (
        value,
      ) => html`<li key=${value} class=${value === target ? "goal" : ""} aria-hidden=${there(value).length ? undefined : "true"}>
      <span>${there(value).map(
        ({ score, seat }) => html`<span key=${seat} class=${gained[seat] > 0 ? "gain" : ""} role="img"
          aria-label=${words("stage-points-of", { name: play.name(seat), score })} data-track=${seat} data-score=${score}><${Mark} seat=${seat} /></span>`,
      )}</span><i aria-hidden="true">${value % step ? "" : value}</i></li>`,
    )}
  </ol>`;
}
