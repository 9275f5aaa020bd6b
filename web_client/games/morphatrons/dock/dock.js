/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { AnswerRow, Answers, Question, useFocusAfter, useSpokenQuestion } from "../../shared/dock/dock.js";
import { useSeen } from "../../../ui/hooks/use_seen.js";
import { BotButton } from "../board/lane.js";
import { Emblem } from "../cards/card.js";
import { choice, intentOf, targetsOf, YARD } from "../choice.js";
import { botsOf, laneOf } from "../position.js";
import { answersOf, timeoutSentence } from "./buttons.js";
import { HandCards, Piles } from "./hand.js";
import { questionOf } from "./question.js";

/**
 * What is asked, what is left of the turn, the answers and the hand; or `out` in place of the answers.
 * @param {{play: Play, out?: Child}} props
 */
export function Dock({ play, out }) {
  const { headline, hint } = useSeen(play, questionOf(play));
  const { subject } = intentOf(play);
  const { group, asked } = choice.step(play);
  const answers = answersOf(play);
  const labels = answers.flatMap(({ label, isReady = true }) => (isReady ? label : []));
  useSpokenQuestion(play, { headline, hint }, labels, subject ? `${headline}. ${hint}` : headline);
  // back to the question when something was chosen on the table
  useFocusAfter(
    [subject, group?.key, asked?.text].join("/"),
    (here) => subject && !group && here?.closest(".board [data-target], .hand [data-target]") && "[data-headline]",
  );
  return html`<div class="ask">
      <${Question} play=${play} headline=${headline} hint=${hint} timeoutMove=${timeoutSentence(play)} />
      <div class="tally" data-about="turn"><${Piles} play=${play} /><${Left} play=${play} /></div>
    </div>
    <${Answers} play=${play} game="morphatrons">${out || html`<${OpenLane} play=${play} /><${AnswerRow} play=${play} answers=${answers} />`}<//>
    <${HandCards} play=${play} />`;
}

/** Tell the dock's styles what is in it. @param {Play} play */
export function dockClass(play) {
  const { lane, subject } = intentOf(play);
  return lane && lane !== YARD ? "lane-open" : play.legal.length || lane || subject ? "" : "idle";
}

/** The actions and the free morph that are left to the seat on turn. @param {{play: Play}} props */
function Left({ play: { view } }) {
  if (view.turn === undefined) return null;
  const said = words("morphatrons-left-shown", { count: view.actions, free: view.free_morph });
  return html`<span class="left" role="img" aria-label=${said}>
    ${[1, 2].map((n) => html`<i key=${n} class=${n <= view.actions ? "" : "used"}>${n}</i>`)}
    <i class=${view.free_morph ? "free" : "free used"}><${Emblem} id="act-morph" /></i></span>`;
}

/** A crowded lane that lies open. @param {{play: Play}} props */
function OpenLane({ play }) {
  const { lane } = intentOf(play);
  const bots = botsOf(play.view).filter((bot) => laneOf(bot) === lane);
  const targets = targetsOf(play);
  if (!bots.length) return null;
  return html`<div class="open-lane">${bots.map((bot) => html`<${BotButton} key=${bot.card} play=${play} bot=${bot} targets=${targets} />`)}</div>`;
}
