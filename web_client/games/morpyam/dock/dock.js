/** @import { Child } from "../../../lib/index.js" */
/** @import { Play } from "../types.js" */

import { words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Sign as Icon } from "../../../ui/icons/icons.js";
import { Dice } from "../../shared/board/dice.js";
import { Answers, Back, Chip, Main, Question, useFocusAfter, useSpokenQuestion } from "../../shared/dock/dock.js";
import { useKeys } from "../../../ui/accessibility/keyboard.js";
import { useSeen } from "../../../ui/hooks/use_seen.js";
import { useShake } from "../../../ui/hooks/use_shake.js";
import { callable, choice, intend, intentOf, lift, lying, mayRoll, placings, rollOf } from "../choice.js";
import { nameOf } from "../figures.js";
import { Beside } from "../players.js";
import { LAST_ROLL, WORTH } from "../rule_tables.js";
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
  const { headline, hint } = useSeen(play, questionOf(play));
  useSpokenQuestion(play, { headline, hint }, answersOf(play));
  useKeys({ " ": rollDice });
  useShake(rollDice);
  // back to the question from a box that was chosen
  useFocusAfter(asked?.target ?? "", (here) => asked && here?.closest("[data-square]") && "[data-headline]");
  return html`<${Beside} play=${play} />
    <div class="ask">
      <${Question} play=${play} headline=${headline} hint=${hint} timeoutMove=${timeoutMoveOf(play)} />
      <span class="rolls" role="img" aria-label=${words("morpyam-roll-of", { roll: rolls ?? 0, all: LAST_ROLL })}>${Array.from({ length: LAST_ROLL }, (_, roll) => html`<i key=${roll} class=${roll < rolls ? "made" : ""}></i>`)}</span>
    </div>
    <${Answers} play=${play} game="morpyam">
      <${Tray} play=${play} />
      ${calling && !asked && html`<${Calls} play=${play} />`}
      <div class="buttons">${out || html`<${Buttons} play=${play} />`}</div>
    <//>
    <${Worth} seats=${seats} />`;
}

/** Roll as the button does, if it can be pressed now and nothing lies over it. */
function rollDice() {
  const button = /** @type {HTMLElement | null} */ (
    document.querySelector("[data-answers] [data-action=roll]:enabled")
  );
  const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (button?.contains(there)) button.click();
}

/** The players where there is room, and the dice, where a round is seen again. @param {{play: Play}} props */
export const PastDock = ({ play }) => html`<${Beside} play=${play} /><${Tray} play=${play} />`;

/** What rows are worth, and the last token. @param {{seats: number}} props */
function Worth({ seats }) {
  const { 3: three, 4: four } = WORTH[seats] ?? WORTH[2];
  /** @param {number} points */
  const worth = (points) => words("match-points", { points });
  const rows = [
    [words("morpyam-worth-3"), worth(three)],
    [words("morpyam-worth-4"), worth(four)],
    [words("morpyam-worth-5"), words("morpyam-worth-wins")],
    [words("morpyam-worth-last"), worth(1)],
  ];
  return html`<dl class="worth">${rows.map(([run, brings]) => html`<div key=${run}><dt>${run}</dt><dd>${brings}</dd></div>`)}</dl>`;
}

/** Tell the dock's styles how much is in it. @param {Play} play */
export const dockClass = (play) => (intentOf(play).calling ? "calling" : "");

/** Return the answers to the question, as they are called. @param {Play} play */
function answersOf(play) {
  const { asked } = choice.step(play);
  if (asked) return [words("morpyam-put-here"), words("table-back")];
  const { calling, called } = intentOf(play);
  const boxes = placings(play).size;
  const answers = [
    !calling && boxes > 0 && words("morpyam-open-boxes", { boxes }),
    ...(calling
      ? [called && words("morpyam-roll-and-call"), ...callable(play).map(nameOf), words("morpyam-no-call")]
      : [
          mayRoll(play) && (play.view.rolls ? words("morpyam-roll-again") : words("morpyam-roll")),
          callable(play).length > 0 && words("morpyam-call"),
        ]),
    play.legal.includes("pass") && words("morpyam-pass"),
  ];
  return /** @type {string[]} */ (answers.filter(Boolean));
}

/** The dice. Before a roll those of the last turn still lie there. @param {{play: Play}} props */
function Tray({ play }) {
  const values = lying(play);
  const { rolls } = play.view;
  const lifts = Boolean(rolls) && mayRoll(play) && play.mayMove && !choice.step(play).asked;
  if (!values.length)
    return html`<div class="tray before"><span class="dice" role="img" aria-label=${words("morpyam-no-dice")}>${[1, 2, 3, 4, 5].map((die) => html`<i class="die" key=${die}></i>`)}</span></div>`;
  return html`<div class=${rolls ? "tray" : "tray past"}>
    <${Dice} values=${values} label=${lifts ? words("morpyam-dice") : words("morpyam-lying", { dice: values.join(" ") })} lifted=${rolls ? intentOf(play).lifted : []} nameOf=${dieCalled}
      pick=${lifts ? (/** @type {number} */ die) => lift(play, die) : undefined} sign=${html`<b class="again" aria-hidden="true">↻</b>`} /></div>`;
}

/** Name a die. @param {number} value @param {boolean} lifted */
const dieCalled = (value, lifted) => words("morpyam-die", { value, lifted });

/** The figures that can be called, and why others can't. @param {{play: Play}} props */
function Calls({ play }) {
  const { called } = intentOf(play);
  const figures = callable(play);
  return html`<div class="calls" role="group" aria-label=${words("morpyam-call")}>
    ${figures.map(
      (
        figure,
      ) => html`<button type="button" class=${`call ${figure === called ? "on" : ""}`} key=${figure} data-call=${figure}
        aria-label=${nameOf(figure)} aria-pressed=${String(figure === called)} disabled=${!play.mayMove} onClick=${() => intend(play, { called: figure === called ? null : figure })}>
        <${Sign} figure=${figure} /><span>${nameOf(figure)}</span></button>`,
    )}
    ${!figures.includes("sec") && html`<p class="why">${words("morpyam-sec-too-late")}</p>`}</div>`;
}

/** @param {{play: Play}} props */
function Buttons({ play }) {
  const { asked } = choice.step(play);
  const { lifted, calling, called } = intentOf(play);
  if (!play.legal.length) return play.watches && html`<p class="why">${words("board-watching")}</p>`;
  if (asked)
    return html`<${Main} play=${play} label=${words("morpyam-put-here")} move=${asked.text} go=${() => choice.commit(asked, play)} />
      <${Back} label=${words("table-back")} go=${() => choice.stepBack(play)} />`;
  const roll = rollOf(play);
  const isShort = play.view.rolls && !lifted.length;
  const word =
    called && !isShort
      ? words("morpyam-roll-and-call")
      : play.view.rolls
        ? words("morpyam-roll-some", { dice: lifted.length })
        : words("morpyam-roll");
  return html`${mayRoll(play) && html`<${Main} play=${play} label=${word} action="roll" move=${roll ?? ""} isReady=${roll !== null && (!calling || called !== null)} go=${() => roll && play.move(roll)} />`}
    ${mayRoll(play) && (calling ? html`<${Back} label=${words("morpyam-no-call")} go=${() => intend(play, { calling: false, called: null })} />` : html`<${Call} play=${play} />`)}
    ${play.legal.includes("pass") && html`<${Chip} play=${play} action="pass" move="pass" label=${words("morpyam-pass")} sign=${html`<${Icon} name="x" />`} go=${() => play.move("pass")} />`}`;
}

/** Opens the figures that can be called; where none can, it says why. @param {{play: Play}} props */
function Call({ play }) {
  if (!callable(play).length) return html`<p class="why">${words("morpyam-no-call-box")}</p>`;
  const go = () => intend(play, { calling: true });
  return html`<${Chip} play=${play} action="call" label=${words("morpyam-call")} sign=${html`<${Sign} figure="call" />`} go=${go} />`;
}

/** Say which move is made when the time runs out. @param {Play} play */
function timeoutMoveOf(play) {
  const [verb = "", box = ""] = (play.timeoutMove ?? "").split(" ");
  /** @type {Record<string, string>} */
  const moves = {
    place: words("morpyam-place-on", { box }),
    roll: words("morpyam-roll"),
    reroll: words("morpyam-roll-again"),
    pass: words("morpyam-pass"),
  };
  return moves[verb] ?? "";
}
