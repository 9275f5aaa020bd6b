/** @import { Play } from "../types.js" */

import { percent } from "../../../i18n/percent.js";
import { words } from "../../../i18n/words.js";
import { choice, intentOf, mayRoll, placings } from "../choice.js";
import { said } from "../figures.js";
import { FIGURE, gainOf, isKo, threatsOn } from "../grid.js";
import { oddsFor } from "../odds.js";
import { feelsMotion } from "../../../ui/hooks/use_shake.js";
import { LAST_ROLL } from "../rule_tables.js";

/** Return what is asked, and what the player should know for it. @param {Play} play */
export function questionOf(play) {
  const { view } = play;
  const { asked } = choice.step(play);
  if (view.turn === undefined) return { headline: words("board-over"), hint: "" };
  if (view.turn !== play.seat || !play.legal.length) return theirs(play);
  if (asked) {
    const figure = said(FIGURE[asked.target]);
    return { headline: words("morpyam-ask-place", { figure }), hint: stakes(play, asked.target) };
  }
  const { calling, called } = intentOf(play);
  if (calling) {
    const hint = words("morpyam-call-hint", { last: view.rolls + 1 === LAST_ROLL });
    return { headline: called ? callAsked(play, called) : words("morpyam-call-which"), hint };
  }
  if (view.came) return { headline: words("morpyam-call-came"), hint: words("morpyam-call-came.hint") };
  const { headline, hint } = mine(play);
  if (!view.call || view.came !== false) return { headline, hint };
  return { headline, hint: words("morpyam-missed", { figure: said(view.call) }) };
}

/** @param {Play} play */
function theirs({ view, name }) {
  const seat = view.turn ?? 0;
  const headline = words("board-turn", { name: name(seat) });
  if (!view.call) return { headline, hint: "" };
  const came = view.came === true;
  return { headline, hint: words("morpyam-called", { name: name(seat), figure: said(view.call), came }) };
}

/** @param {Play} play */
function mine(play) {
  const { view } = play;
  const open = placings(play).size > 0;
  if (!view.rolls) {
    return {
      headline: view.again ? words("morpyam-go-again") : words("table-wanted-turn"),
      hint:
        view.again && view.double_morpyam
          ? words("morpyam-go-again.wins")
          : words("morpyam-first-roll", { shake: feelsMotion.value }),
    };
  }
  const asked = mayRoll(play) ? (open ? "place-or-roll" : "roll-again") : "place-or-pass";
  return { headline: words(`morpyam-${asked}`), hint: words(`morpyam-${asked}.hint`) };
}

/** Say what a token on a box would bring. @param {Play} play @param {string} box */
function stakes({ view, seat }, box) {
  const { runs, points } = gainOf(view, seat ?? 0, box);
  if (runs.some(isKo)) return words("morpyam-gain-victory");
  const isSecond = view.again && view.double_morpyam && new Set(view.dice).size === 1;
  if (isSecond) return words("morpyam-reason-double_morpyam");
  // The points stand on the grid as well.
  if (view.tokens?.[seat ?? 0] === 1) return words("morpyam-gain-last-token");
  const longest = Math.max(0, ...runs.map(({ boxes }) => boxes.length));
  const gain = longest ? words("morpyam-gain", { length: longest, points }) : words("morpyam-gain-nothing");
  const threats = [...threatsOn({ ...view, grid: { ...view.grid, [box]: seat ?? 0 } }).values()].filter((seats) =>
    seats.includes(seat ?? 0),
  );
  return threats.length ? `${gain} ${words("morpyam-gain-threats", { boxes: threats.length })}` : gain;
}

/** Ask whether to call a figure, and say how likely it comes with the dice that are lifted, if that is to be shown. @param {Play} play @param {string} called */
function callAsked(play, called) {
  const figure = said(called);
  const odds = oddsFor(play);
  if (!odds) return words("morpyam-ask-call", { figure });
  const box = Object.keys(FIGURE).find((one) => FIGURE[one] === "call") ?? "";
  return words("morpyam-ask-call.odds", { figure, odds: percent(odds.get(box) ?? 0) });
}
