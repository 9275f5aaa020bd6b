// The point that this player is about to play on. Nothing is played by aiming.

/** @import { Play } from "./types.js" */

import { signal } from "../../lib/index.js";
import { pointOf } from "./points.js";

const aimed = signal({ when: /** @type {unknown} */ (""), point: /** @type {string | null} */ (null) });

/** What an aim lasts for: the same decision, or the same turn of somebody else. @param {Play} play */
const whenOf = ({ legal, view, seat }) =>
  legal.length ? legal : [view.round, view.turn_number, view.phase, view.turn, seat].join("/");

/** Return the point that is aimed at; null for none. @param {Play} play */
export const aimOf = (play) => (aimed.value.when === whenOf(play) ? aimed.value.point : null);

/** Return whether points can be aimed at. @param {Play} play */
export const mayAim = ({ live, phase, view }) => live && phase === "playing" && view.turn !== undefined;

/** Aim at a point, or at none. @param {Play} play @param {string | null} point */
export function aim(play, point) {
  if (mayAim(play)) aimed.value = { when: whenOf(play), point };
}

/** Return the move that can be made on each point. @param {Pick<Play, "legal">} play */
export const movesOf = ({ legal }) =>
  new Map(legal.flatMap((move) => (pointOf(move) ? [[/** @type {string} */ (pointOf(move)), move]] : [])));

/** Return the move on the point that is aimed at; null if none can be made there. @param {Play} play */
export function aimedMove(play) {
  const point = aimOf(play);
  return (point && movesOf(play).get(point)) || null;
}

/** Make the move that is aimed at, if there is one. @param {Play} play */
export function playAim(play) {
  const move = aimedMove(play);
  if (move && play.mayMove) play.move(move);
}
