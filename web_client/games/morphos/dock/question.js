/** @import { Play } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { aimedMove, aimOf, movesOf } from "../aim.js";
import { colourOf, howItLies, pointOf, wouldBeWeak } from "../points.js";

/**
 * Return what is asked, and what the player should know for it.
 * @param {Play} play
 * @param {{hasLens: boolean, hasMouse: boolean}} by what is aimed with
 */
export function questionOf(play, by) {
  const { view, seat } = play;
  if (view.turn === undefined) return { headline: words("board-over"), hint: "" };
  if (view.asked !== undefined) return takeback(play, view.asked);
  const point = aimOf(play);
  if (view.turn !== seat || !play.legal.length) return theirs(play, point);
  if (point) return asked(play, point, by);
  const [skipped] = view.skipped ?? [];
  if (view.phase === "return") return { headline: words("morphos-ask-put-back"), hint: whatReturns(play) };
  if (view.phase === "second") {
    const hint = words("morphos-ask-second.hint", { points: movesOf(play).size });
    return { headline: words("morphos-ask-second"), hint };
  }
  if (play.legal.includes("swap")) {
    return { headline: words("morphos-ask-swap"), hint: words("morphos-ask-swap.hint") };
  }
  const hint = skipped
    ? words("morphos-skipped", { colour: skipped })
    : words("morphos-move-hint", { colour: colourOf(view, seat) });
  return { headline: words("table-wanted-turn"), hint };
}

/** @param {Play} play @param {number} asking the seat that wants to take its turn back */
function takeback({ legal, seat, name }, asking) {
  if (legal.includes("accept"))
    return {
      headline: words("morphos-takeback-wanted", { name: name(asking) }),
      hint: words("morphos-takeback-wanted.hint"),
    };
  const isMine = seat === asking;
  const hint = words("table-waiting-for", { names: name(1 - asking) });
  return {
    headline: isMine ? words("morphos-takeback-asked") : words("morphos-takeback-wanted", { name: name(asking) }),
    hint,
  };
}

/** @param {Play} play @param {string | null} point */
function theirs(play, point) {
  const { view, seat, name } = play;
  const headline = words("board-turn", { name: name(view.turn ?? 0) });
  if (point) return { headline, hint: howItLies(point, view) };
  return { headline, hint: seat === null ? "" : words("morphos-your-aim", { colour: colourOf(view, seat) }) };
}

/** Say which stone comes back, and from where. @param {Play} play */
function whatReturns({ view, name, seat }) {
  const flip = view.moved?.find((move) => move.startsWith("x"));
  return words("morphos-ask-put-back.hint", {
    name: name(1 - (seat ?? 0)),
    point: (flip && pointOf(flip)) ?? "none",
  });
}

/** @param {Play} play @param {string} point @param {{hasLens: boolean, hasMouse: boolean}} by */
function asked(play, point, { hasLens, hasMouse }) {
  const { view, seat, name } = play;
  const other = name(1 - (seat ?? 0));
  const move = aimedMove(play);
  if (!move) return { headline: howItLies(point, view), hint: words(`morphos-closed-${whyClosed(play, point)}`) };
  if (move.startsWith("x")) {
    return { headline: words("morphos-ask-flip", { point }), hint: words("morphos-ask-flip.hint", { name: other }) };
  }
  const headline =
    view.phase === "return" ? words("morphos-ask-return", { point }) : words("morphos-ask-place", { point });
  if (wouldBeWeak(point, colourOf(view, seat), view)) {
    return { headline, hint: words("morphos-aim-weak", { name: other }) };
  }
  return { headline, hint: words(`morphos-aim-${hasLens ? "lens" : hasMouse ? "mouse" : "touch"}`) };
}

/** Return why nothing can be played on a point. @param {Play} play @param {string} point */
function whyClosed({ view, seat }, point) {
  const { stones = {}, weak = {}, phase, deep_point } = view;
  if (phase === "second") return stones[point] ? "taken" : "not-beside";
  if (phase === "return") return "return-first";
  if (stones[point] === colourOf(view, seat)) return "own";
  if (point === deep_point) return "fresh";
  return weak[point] ? "back" : "firm";
}
