/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../types.js" */

import { html, useEffect, useRef } from "../../../lib/index.js";
import { lazily } from "../../../loading/lazy.js";
import { useAnnounced } from "../../../ui/accessibility/announcer.js";
import { focusOn } from "../../../ui/accessibility/keyboard.js";
import { Sign as Icon } from "../../../ui/parts/icons.js";
import { Refused } from "../../../ui/parts/refusals.js";
import { Dice } from "../../shared/dice.js";
import { callable, choice, intend, intentOf, lift, lying, mayRoll, placings, rollOf } from "../choice.js";
import { Beside } from "../players.js";
import { LAST_ROLL, WORTH } from "../rule_tables.js";
import { M, nameOf } from "../words.js";
import { Sign } from "../board/figure.js";
import { questionOf } from "./question.js";

const Countdown = lazily(async () => (await import("../../../ui/time/countdown.js")).Countdown);

/**
 * The players where there is room, the question, the dice and the answers, or `out` in their place.
 * @param {{play: Play, out?: Child}} props
 */
export function Dock({ play, out }) {
  const { rolls, seats } = play.view;
  const { asked } = choice.step(play);
  const { calling } = intentOf(play);
  const { headline, hint } = questionOf(play);
  useAnnounced(spoken(play, headline, hint));
  useWayBack(asked?.target ?? null);
  return html`<${Beside} play=${play} />
    <div class="ask">
      <div class="prompt"><h1 tabindex="-1" data-headline>${headline}</h1>
        <p class="hint">${hint} ${play.deadline && html`<${Time} play=${play} />`}</p></div>
      <span class="rolls" role="img" aria-label=${M.rollOf(rolls ?? 0, LAST_ROLL)}>${Array.from({ length: LAST_ROLL }, (_, roll) => html`<i key=${roll} class=${roll < rolls ? "made" : ""}></i>`)}</span>
    </div>
    <div class="acts" role="group" aria-label=${M.answers} data-answers>
      <${Tray} play=${play} />
      ${calling && !asked && html`<${Calls} play=${play} />`}
      <div class="buttons">${out || html`<${Buttons} play=${play} />`}</div>
      <${Refused} refusal=${play.refusal} words=${M.refusals} />
    </div>
    <dl class="worth">${M.worth(WORTH[seats]?.[4] ?? 0).map(([run, worth]) => html`<div key=${run}><dt>${run}</dt><dd>${worth}</dd></div>`)}</dl>`;
}

/** Tell the dock's styles how much is in it. @param {Play} play */
export const dockClass = (play) => (intentOf(play).calling ? "calling" : "");

/** Bring the focus back to the question from a box that was chosen. @param {string | null} chosen */
function useWayBack(chosen) {
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen && chosen !== before.current && document.activeElement?.closest("[data-square]")) {
      focusOn("[data-headline]");
    }
    before.current = chosen;
  }, [chosen]);
}

/**
 * Return the question as it is read out, with its answers; of others' turns only whose it is.
 * @param {Play} play
 * @param {string} headline
 * @param {string} hint
 */
function spoken(play, headline, hint) {
  const { asked } = choice.step(play);
  if (!play.legal.length) return headline;
  if (!play.mayMove) return "";
  if (asked) return M.asked(headline, hint, [M.placeOn(asked.target), M.back]);
  const { calling, called } = intentOf(play);
  const boxes = placings(play).size;
  const answers = [
    boxes > 0 && M.openBoxes(boxes),
    ...(calling
      ? [called && M.rollAndCall, ...callable(play).map(nameOf), M.noCall]
      : [mayRoll(play) && (play.view.rolls ? M.rollAgain : M.roll), callable(play).length > 0 && M.call]),
    play.legal.includes("pass") && M.pass,
  ];
  return M.asked(headline, hint, /** @type {string[]} */ (answers.filter(Boolean)));
}

/** The dice. Before a roll those of the last turn still lie there. @param {{play: Play}} props */
function Tray({ play }) {
  const values = lying(play);
  const { rolls } = play.view;
  const lifts = Boolean(rolls) && mayRoll(play) && play.mayMove && !choice.step(play).asked;
  if (!values.length)
    return html`<div class="tray before"><span class="dice" role="img" aria-label=${M.noDice}>${[1, 2, 3, 4, 5].map((die) => html`<i class="die" key=${die}></i>`)}</span></div>`;
  return html`<div class=${rolls ? "tray" : "tray past"}>
    <${Dice} values=${values} label=${lifts ? M.dice : M.lying(values)} lifted=${rolls ? intentOf(play).lifted : []} nameOf=${M.die}
      pick=${lifts ? (/** @type {number} */ die) => lift(play, die) : undefined} sign=${html`<b class="again" aria-hidden="true">↻</b>`} /></div>`;
}

/** The figures that can be called, and why others can't. @param {{play: Play}} props */
function Calls({ play }) {
  const { called } = intentOf(play);
  const figures = callable(play);
  return html`<div class="calls" role="group" aria-label=${M.call}>
    ${figures.map(
      (
        figure,
      ) => html`<button type="button" class=${`call ${figure === called ? "on" : ""}`} key=${figure} data-call=${figure}
        aria-label=${nameOf(figure)} aria-pressed=${String(figure === called)} disabled=${!play.mayMove} onClick=${() => intend(play, { called: figure === called ? null : figure })}>
        <${Sign} figure=${figure} /><span>${nameOf(figure)}</span></button>`,
    )}
    ${!figures.includes("sec") && html`<p class="why">${M.secTooLate}</p>`}</div>`;
}

/** @param {{play: Play}} props */
function Buttons({ play }) {
  const { asked } = choice.step(play);
  const { lifted, calling, called } = intentOf(play);
  if (!play.legal.length) return play.seat === null && html`<p class="why">${M.watching}</p>`;
  if (asked) {
    return html`<button type="button" class="btn btn-main" data-action="confirm" data-move=${asked.text} disabled=${!play.mayMove}
        onClick=${() => choice.commit(asked, play)}>${M.placeOn(asked.target)}</button>
      <${Back} label=${M.back} go=${() => choice.stepBack(play)} />`;
  }
  const roll = rollOf(play);
  const isShort = play.view.rolls && !lifted.length;
  const word = called && !isShort ? M.rollAndCall : play.view.rolls ? M.rollSome(lifted.length) : M.roll;
  return html`${
    mayRoll(play) &&
    html`<button type="button" class="btn btn-main" data-action="roll" data-move=${roll ?? ""} disabled=${!roll || !play.mayMove || (calling && !called)}
      onClick=${() => roll && play.move(roll)}>${word}</button>`
  }
    ${mayRoll(play) && (calling ? html`<${Back} label=${M.noCall} go=${() => intend(play, { calling: false, called: null })} />` : html`<${Call} play=${play} />`)}
    ${play.legal.includes("pass") && html`<button type="button" class="chip" data-action="pass" data-move="pass" disabled=${!play.mayMove} onClick=${() => play.move("pass")}><${Icon} name="x" /><span>${M.pass}</span></button>`}`;
}

/** @param {{label: string, go: () => void}} props */
const Back = ({ label, go }) => html`<button type="button" class="chip" data-action="cancel" onClick=${go}>
  <${Icon} name="back" /><span>${label}</span></button>`;

/** Opens the figures that can be called; where none can, it says why. @param {{play: Play}} props */
function Call({ play }) {
  if (!callable(play).length) return html`<p class="why">${M.noCallBox}</p>`;
  return html`<button type="button" class="chip" data-action="call" disabled=${!play.mayMove} onClick=${() => intend(play, { calling: true })}>
    <${Sign} figure="call" /><span>${M.call}</span></button>`;
}

/** The time left, and the move that is made when it runs out. @param {{play: Play}} props */
function Time({ play }) {
  const [verb = "", box = ""] = (play.timeoutMove ?? "").split(" ");
  /** @type {Record<string, string>} */
  const moves = { place: M.placeOn(box), roll: M.roll, reroll: M.rollAgain, pass: M.pass };
  return html`<${Countdown} play=${play} timeoutMove=${play.legal.length > 1 ? (moves[verb] ?? "") : ""} />`;
}
