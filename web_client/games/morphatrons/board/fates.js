// What an attack that is composed would do to each of its targets.

/** @import { Fate, Play } from "../types.js" */

import { asSentence } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { choice, intentOf, pickable } from "../choice.js";
import { short } from "../describe.js";
import { fateOf } from "../position.js";

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
  becomes
    ? asSentence(words("morphatrons-fate", { target: short(target), becomes }))
    : words("morphatrons-falls", { building: target, before: heights[0], height: heights[1] });

/** A mark on a target. @param {{fate: Fate}} props */
export const FateMark = ({ fate: { becomes, heights } }) =>
  html`<span class=${`fate ${becomes ?? ""}`} aria-hidden="true">${becomes ? words(`morphatrons-damage-${becomes}.mark`) : `−${heights[0] - heights[1]}`}</span>`;
