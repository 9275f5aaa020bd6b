// What an attack that is composed would do to each of its targets.

/** @import { Fate, Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { choice, intentOf, pickable } from "../choice.js";
import { fateOf } from "../position.js";
import { M } from "../words.js";

/** Return what the attack that is composed would do to a target; null if it is none. @param {Play} play @param {string} target */
export function fateFor(play, target) {
  const { group } = choice.step(play);
  if (group?.verb !== "strike" && group?.verb !== "shoot") return null;
  return pickable(play).has(target) ? fateOf(play.view, group.subject, group.verb, target) : null;
}

/** Return what the attack that is composed would do to what is picked. @param {Play} play */
export const pickedFates = (play) => intentOf(play).picks.flatMap((target) => fateFor(play, target) ?? []);

/** @param {Fate} fate */
export const fateSaid = ({ target, becomes, heights }) =>
  heights ? M.falls(target, heights[0], heights[1]) : M.fate(target, becomes ?? "");

/** A mark on a target. @param {{fate: Fate}} props */
export const FateMark = ({ fate: { becomes, heights } }) =>
  html`<span class=${`fate ${becomes ?? ""}`} aria-hidden="true">${heights ? `−${heights[0] - heights[1]}` : M.marks[becomes ?? ""]}</span>`;
