/** @import { Play } from "../types.js" */

import { W } from "../../../i18n/table.js";
import { choice, intentOf, mayRoll, placings } from "../choice.js";
import { FIGURE, gainOf, isKo } from "../grid.js";
import { oddsFor } from "../odds.js";
import { LAST_ROLL } from "../rule_tables.js";
import { M, percent } from "../words.js";

/** Return what is asked, and what the player should know for it. @param {Play} play */
export function questionOf(play) {
  const { view } = play;
  const { asked } = choice.step(play);
  if (view.turn === undefined) return { headline: M.over, hint: "" };
  if (view.turn !== play.seat || !play.legal.length) return theirs(play);
  if (asked) return { headline: M.placeWhat(FIGURE[asked.target]), hint: stakes(play, asked.target) };
  const { calling, called } = intentOf(play);
  if (calling) {
    const note = view.rolls + 1 === LAST_ROLL ? M.hints.lastCall : M.hints.call;
    return { headline: called ? M.calling(called, chanceOf(play)) : M.callWhat, hint: note };
  }
  if (view.came) return { headline: M.callCame, hint: M.hints.came };
  const { headline, hint } = mine(play);
  return { headline, hint: view.call && view.came === false ? M.missed(view.call) : hint };
}

/** @param {Play} play */
function theirs({ view, name }) {
  const seat = view.turn ?? 0;
  return { headline: M.theirTurn(name(seat)), hint: view.call ? M.called(name(seat), view.call, view.came) : "" };
}

/** @param {Play} play */
function mine(play) {
  const { view } = play;
  const open = placings(play).size > 0;
  if (!view.rolls) return { headline: view.again ? M.again : W.yourTurn, hint: M.hints.first };
  if (!mayRoll(play)) return { headline: M.placeOrPass, hint: M.hints.pass };
  return open ? { headline: M.placeOrRoll, hint: M.hints.place } : { headline: M.rollAgain, hint: M.hints.lift };
}

/** Say what a token on a box would bring. @param {Play} play @param {string} box */
function stakes({ view, seat }, box) {
  const { runs, points } = gainOf(view, seat ?? 0, box);
  if (runs.some(isKo)) return M.wins;
  // The points stand on the grid as well.
  if (view.tokens?.[seat ?? 0] === 1) return M.lastToken;
  const longest = Math.max(0, ...runs.map(({ boxes }) => boxes.length));
  return longest ? M.gain(longest, points) : M.noGain;
}

/** Say how likely a call comes with the dice that are lifted; "" if that is not to be shown. @param {Play} play */
function chanceOf(play) {
  const odds = oddsFor(play);
  const box = Object.keys(FIGURE).find((one) => FIGURE[one] === "call") ?? "";
  return odds ? percent(odds.get(box) ?? 0) || M.percent(0, false) : "";
}
