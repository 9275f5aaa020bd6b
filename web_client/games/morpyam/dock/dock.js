/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { Sign as Icon } from "../../../ui/icons/icons.js";
import { Dice } from "../../shared/board/dice.js";
import { Answers, Back, Chip, Main, Question, useFocusAfter, useSpokenQuestion } from "../../shared/dock/dock.js";
import { callable, choice, intend, intentOf, lift, lying, mayRoll, placings, rollOf } from "../choice.js";
import { Beside } from "../players.js";
import { LAST_ROLL, WORTH } from "../rule_tables.js";
import { M, nameOf } from "../words.js";
import { Sign } from "../board/figure.js";
import { questionOf } from "./question.js";

/**
 * The players where there is room, the question, the dice and the answers, or `out` in their place.
 * @param {{play: Play, out?: Child}} props
 */
export function Dock({ play, out }) {
  const { rolls, seats } = play.view;
  const { asked } = choice.step(play);
  const { calling } = intentOf(play);
  const { headline, hint } = questionOf(play);
  useSpokenQuestion(play, { headline, hint }, answersOf(play));
  // back to the question from a box that was chosen
  useFocusAfter(asked?.target ?? "", (here) => asked && here?.closest("[data-square]") && "[data-headline]");
  return html`<${Beside} play=${play} />
    <div class="ask">
      <${Question} play=${play} headline=${headline} hint=${hint} timeoutMove=${timeoutMoveOf(play)} />
      <span class="rolls" role="img" aria-label=${M.rollOf(rolls ?? 0, LAST_ROLL)}>${Array.from({ length: LAST_ROLL }, (_, roll) => html`<i key=${roll} class=${roll < rolls ? "made" : ""}></i>`)}</span>
    </div>
    <${Answers} play=${play} refusals=${M.refusals}>
      <${Tray} play=${play} />
      ${calling && !asked && html`<${Calls} play=${play} />`}
      <div class="buttons">${out || html`<${Buttons} play=${play} />`}</div>
    <//>
    <dl class="worth">${M.worth(WORTH[seats]?.[4] ?? 0).map(([run, worth]) => html`<div key=${run}><dt>${run}</dt><dd>${worth}</dd></div>`)}</dl>`;
}

/** Tell the dock's styles how much is in it. @param {Play} play */
export const dockClass = (play) => (intentOf(play).calling ? "calling" : "");

/** Return the answers to the question, as they are called. @param {Play} play */
function answersOf(play) {
  const { asked } = choice.step(play);
  if (asked) return [M.placeOn(asked.target), M.back];
  const { calling, called } = intentOf(play);
  const boxes = placings(play).size;
  const answers = [
    boxes > 0 && M.openBoxes(boxes),
    ...(calling
      ? [called && M.rollAndCall, ...callable(play).map(nameOf), M.noCall]
      : [mayRoll(play) && (play.view.rolls ? M.rollAgain : M.roll), callable(play).length > 0 && M.call]),
    play.legal.includes("pass") && M.pass,
  ];
  return /** @type {string[]} */ (answers.filter(Boolean));
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
  if (asked)
    return html`<${Main} play=${play} label=${M.placeOn(asked.target)} move=${asked.text} go=${() => choice.commit(asked, play)} />
      <${Back} label=${M.back} go=${() => choice.stepBack(play)} />`;
  const roll = rollOf(play);
  const isShort = play.view.rolls && !lifted.length;
  const word = called && !isShort ? M.rollAndCall : play.view.rolls ? M.rollSome(lifted.length) : M.roll;
  return html`${mayRoll(play) && html`<${Main} play=${play} label=${word} action="roll" move=${roll ?? ""} isReady=${roll !== null && (!calling || called !== null)} go=${() => roll && play.move(roll)} />`}
    ${mayRoll(play) && (calling ? html`<${Back} label=${M.noCall} go=${() => intend(play, { calling: false, called: null })} />` : html`<${Call} play=${play} />`)}
    ${play.legal.includes("pass") && html`<${Chip} play=${play} action="pass" move="pass" label=${M.pass} sign=${html`<${Icon} name="x" />`} go=${() => play.move("pass")} />`}`;
}

/** Opens the figures that can be called; where none can, it says why. @param {{play: Play}} props */
function Call({ play }) {
  if (!callable(play).length) return html`<p class="why">${M.noCallBox}</p>`;
  const go = () => intend(play, { calling: true });
  return html`<${Chip} play=${play} action="call" label=${M.call} sign=${html`<${Sign} figure="call" />`} go=${go} />`;
}

/** Say which move is made when the time runs out. @param {Play} play */
function timeoutMoveOf(play) {
  const [verb = "", box = ""] = (play.timeoutMove ?? "").split(" ");
  /** @type {Record<string, string>} */
  const moves = { place: M.placeOn(box), roll: M.roll, reroll: M.rollAgain, pass: M.pass };
  return moves[verb] ?? "";
}
