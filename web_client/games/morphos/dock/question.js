/** @import { Play } from "../types.js" */

import { W } from "../../../i18n/table.js";
import { aimedMove, aimOf, movesOf } from "../aim.js";
import { colourOf, pointOf, wouldBeWeak } from "../points.js";
import { M } from "../words.js";

/**
 * Return what is asked, and what the player should know for it.
 * @param {Play} play
 * @param {{hasLens: boolean, hasMouse: boolean}} by what is aimed with
 */
export function questionOf(play, by) {
  const { view, seat } = play;
  if (view.turn === undefined) return { headline: M.over, hint: "" };
  const point = aimOf(play);
  if (view.turn !== seat || !play.legal.length) return theirs(play, point);
  if (point) return asked(play, point, by);
  const [skipped] = view.skipped ?? [];
  if (view.phase === "return") return { headline: M.returnWhere, hint: whatReturns(play) };
  if (view.phase === "second") return { headline: M.second, hint: M.hints.second(movesOf(play).size) };
  if (play.legal.includes("swap")) return { headline: M.swapWhat, hint: M.hints.swap };
  return { headline: W.yourTurn, hint: skipped ? M.hints.skipped(skipped) : M.hints.move(colourOf(view, seat)) };
}

/** Say how a point lies. @param {Play} play @param {string} point */
const lies = ({ view }, point) => M.lies(point, view.stones?.[point], Boolean(view.weak?.[point]));

/** @param {Play} play @param {string | null} point */
function theirs(play, point) {
  const { view, seat, name } = play;
  const headline = M.theirTurn(name(view.turn ?? 0));
  if (point) return { headline, hint: lies(play, point) };
  return { headline, hint: seat === null ? "" : M.yourAim(colourOf(view, seat)) };
}

/** Say which stone comes back, and from where. @param {Play} play */
function whatReturns({ view, name, seat }) {
  const flip = view.moved?.find((move) => move.startsWith("x"));
  return M.hints.back(name(1 - (seat ?? 0)), flip ? pointOf(flip) : null);
}

/** @param {Play} play @param {string} point @param {{hasLens: boolean, hasMouse: boolean}} by */
function asked(play, point, { hasLens, hasMouse }) {
  const { view, seat, name } = play;
  const other = name(1 - (seat ?? 0));
  const move = aimedMove(play);
  if (!move) return { headline: lies(play, point), hint: whyClosed(play, point) };
  if (move.startsWith("x")) return { headline: M.flipWhat(point), hint: M.hints.flip(other) };
  const { place, placeAgain, placeTap, placeWeak } = M.hints;
  const hint = hasLens ? place : hasMouse ? placeAgain : placeTap;
  const isWeak = wouldBeWeak(point, colourOf(view, seat), view);
  const headline = view.phase === "return" ? M.returnWhat(point) : M.placeWhat(point);
  return { headline, hint: isWeak ? placeWeak(other) : hint };
}

/** Say why nothing can be played on a point. @param {Play} play @param {string} point */
function whyClosed({ view, seat }, point) {
  const { stones = {}, weak = {}, phase, deep_point } = view;
  const { closed } = M;
  if (phase === "second") return stones[point] ? closed.taken : closed.notBeside;
  if (phase === "return") return closed.returnFirst;
  if (stones[point] === colourOf(view, seat)) return closed.own;
  if (point === deep_point) return closed.fresh;
  return weak[point] ? closed.back : closed.firm;
}
