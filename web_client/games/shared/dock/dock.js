// What stands in the dock of several games: the question, the answers, and where the focus goes after one.

/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../../types.js" */
/** @import { Answer } from "../types.js" */

import { asSentence, either, inARow } from "../../../i18n/grammar.js";
import { words } from "../../../i18n/words.js";
import { html, useEffect, useRef } from "../../../lib/index.js";
import { lazily } from "../../../loading/lazy.js";
import { useAnnounced } from "../../../ui/accessibility/announcer.js";
import { focusOn } from "../../../ui/accessibility/focus.js";
import { isUnseen } from "../../../ui/hooks/use_seen.js";
import { Sign } from "../../../ui/icons/icons.js";
import { Refused } from "../../../ui/refusals/refused.js";

const Countdown = lazily(async () => (await import("../../../ui/time/countdown.js")).Countdown);

/**
 * What is asked, with what the player should know for it and the time that is left.
 * @param {{play: Play, headline: string, hint: Child, timeoutMove?: string, isTimed?: boolean, children?: Child}} props
 *   `timeoutMove`: what is done when the time runs out, unless nothing else can be done
 */
export const Question = ({ play, headline, hint, timeoutMove = "", isTimed = true, children }) =>
  html`<div class="prompt"><h1 tabindex="-1" data-headline>${headline}</h1>
    <p class="hint">${hint} ${isTimed && play.deadline && html`<${Countdown} play=${play} timeoutMove=${play.legal.length > 1 ? timeoutMove : ""} />`}</p>${children}</div>`;

/**
 * Have the question read out with its answers, and nothing while a move is on its way.
 * @param {Play} play
 * @param {{headline: string, hint: string}} question
 * @param {string[]} answers
 * @param {string} [others] what is read out while others are asked
 */
export function useSpokenQuestion(play, { headline, hint }, answers, others = headline) {
  const asked = play.mayMove ? inARow(asSentence(headline), hint, chooseAmong(answers)) : "";
  useAnnounced(play.legal.length ? asked : others, isUnseen(play));
}

/** @param {string[]} answers */
const chooseAmong = (answers) => answers.length > 0 && words("board-choose-among", { answers: either(answers) });

/**
 * The answers to it, and why one was refused.
 * @param {{play: Play, game: string, children?: Child}} props
 */
export const Answers = ({ play, game, children }) =>
  html`<div class="acts" role="group" aria-label=${words("board-answers")} data-answers>${children}
    <${Refused} refusal=${play.refusal} of=${game} /></div>`;

/**
 * The answer that goes on.
 * @param {{play: Play, label: string, go: () => void, action?: string, move?: string, isReady?: boolean}} props
 *   `move`: what is sent by it; `isReady`: nothing is missing for it
 */
export const Main = ({ play, label, go, action = "confirm", move, isReady = true }) =>
  html`<button type="button" class="btn btn-main" data-action=${action} data-move=${move} disabled=${!isReady || !play.mayMove} onClick=${go}>${label}</button>`;

/** One of several answers. @param {Answer & {play: Play}} props */
export const Chip = ({ play, action, label, note, sign, move, go }) =>
  html`<button type="button" class=${sign ? "chip" : "chip plain"} data-action=${action} data-move=${move} disabled=${!play.mayMove} onClick=${go}>
    ${sign && html`<span class="ci">${sign}</span>`}<span>${label}${note && html`<small>${note}</small>`}</span></button>`;

/** Answers in a row, each as what it is. @param {{play: Play, answers: Answer[]}} props */
export const AnswerRow = ({ play, answers }) =>
  answers.map(({ as: Shape = Main, ...answer }) => html`<${Shape} key=${answer.action} play=${play} ...${answer} />`);

/** The way back, whose word is out of sight where there is no room. @param {{label: string, go: () => void}} props */
export const Back = ({ label, go }) =>
  html`<button type="button" class="chip way-back" data-action="cancel" onClick=${go}><${Sign} name="back" /><span>${label}</span></button>`;

/**
 * Move the focus when a choice has come a step further.
 * @param {string} step what it has come to
 * @param {(here: Element | null) => string | false | null | undefined} next returns what gets the focus, from what has it
 */
export function useFocusAfter(step, next) {
  const before = useRef(step);
  useEffect(() => {
    const target = step !== before.current && next(document.activeElement);
    before.current = step;
    if (target) focusOn(target);
  }, [step]);
}
