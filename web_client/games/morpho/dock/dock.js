/** @import { Child } from "../../../lib/index.js" */
/** @import { Group, Move, Play, Step } from "../types.js" */

import { inARow } from "../../../i18n/grammar.js";
import { words as message } from "../../../i18n/words.js";
import { useAnnounced } from "../../../ui/accessibility/announcer.js";
import { Sign } from "../../../ui/icons/icons.js";
import { focusOn, focusOnTarget } from "../../../ui/accessibility/keyboard.js";
import { lazily } from "../../../loading/lazy.js";
import { Refused } from "../../../ui/refusals/refused.js";
import { withStyles } from "../../../loading/stylesheets.js";
import { html, useEffect, useRef } from "../../../lib/index.js";
import { asksFirst, choice, revealed } from "./choice.js";
import { isWhole } from "../../shared/dock/choice.js";
import { Hand } from "../cards/hand.js";
import { factionClass } from "../cards/identities.js";
import { Emblem } from "../cards/icons.js";
import { BINDING } from "../rule_tables.js";
import { seatOf } from "./moves.js";
import { bottomSeat, nameCard, nameOther, readCard } from "../view.js";
import * as words from "../words/game.js";

const AIMS_STYLES = "games/morpho/dock/aims.css";

const Time = lazily(async () => (await withStyles(import("./timeout_move.js"), "ui/time/time.css")).Time);
const Aims = lazily(async () => (await withStyles(import("./aims.js"), AIMS_STYLES)).Aims);
const Arrange = lazily(async () => (await import("./arrange.js")).Arrange);

/** The player's hand, the question and its answers, or `out` in their place. @param {{play: Play, out?: Child}} props */
export function Dock({ play, out }) {
  const step = choice.step(play);
  return html`
    <${Prompt} play=${play} step=${step} />
    <${Hand} play=${play} />
    <div class=${`acts ${actsClass(step)}`} role="group" aria-label=${words.M.answers} data-answers>
      ${(play.seat !== null && out) || (play.legal.length > 0 ? html`<${Answers} play=${play} step=${step} />` : html`<${Standing} play=${play} out=${out} />`)}
      <${Refused} refusal=${play.refusal} of=${words.M.refusals} />
    </div>`;
}

/** @param {Step} step */
function actsClass(step) {
  if (step.asked) return "asks";
  if (isMany(step)) return "many";
  return step.groups.length > 4 ? "several" : "";
}

/** Return whether there are so many answers that the notes stand beside the question. @param {Step} step */
const isCrowded = ({ groups }) => groups.length > 2;

/** Return whether there are more named answers than fit beside the hand. @param {Step} step */
const isMany = ({ asked, options }) => !asked && options.length > 4;

/**
 * Return the classes that tell the dock's styles what is in it. `:has()` would cost several milliseconds with every
 * change anywhere on the page.
 * @param {Play} play
 */
export function dockClass(play) {
  const step = choice.step(play);
  const { asked, group, targets } = step;
  const isLaid = !asked && group?.verb === "arrange";
  const isOnBoard = [...targets.keys()].some((target) => !target.includes("/") && seatOf(target) !== bottomSeat(play));
  return [(play.view.hand_size ?? 1) > 1 && "two", (isMany(step) || isLaid) && "no-hand", isOnBoard && "aiming"]
    .filter(Boolean)
    .join(" ");
}

/** @param {{play: Play, step: Step}} props */
function Prompt({ play, step }) {
  const question = useQuestion(play, step);
  useAnnounced(hindrance(play));
  useAnnounced(spokenQuestion(play, step, question));
  useWayOfKeyboard(step);
  return html`<div class="prompt">
    <h1 tabindex="-1" data-headline>${question}</h1>
    <span class="hint">${turnNote(play) || note(play) || aimNote(play, step) || price(play, step.asked) || (!step.asked && isCrowded(step) && hindrance(play)) || null} ${play.deadline && html`<${Time} play=${play} />`}</span>
  </div>`;
}

/**
 * Return the current question. While a round's last motion still runs and nothing is asked, return the last one.
 * @param {Play} play
 * @param {Step} step
 */
function useQuestion(play, step) {
  const last = useRef("");
  if (play.view.decision?.kind || !last.current) last.current = headline(play, step);
  return last.current;
}

/** @param {Play} play @param {Step} step */
function headline(play, { asked, group, forced }) {
  const { decision } = play.view;
  if (asked) return words.M.confirm(asked, targetName(play, asked));
  if (group && !forced) return words.targetQuestion(group.verb);
  if (play.legal.length) return words.myDecision(decision?.kind ?? "turn");
  if (!decision?.kind) return message("table-waiting");
  // A guided game has steps without anything to do.
  if (decision.seat === play.seat) return words.myDecision(decision.kind);
  return words.theirDecision(decision.kind, play.name(decision.seat));
}

/**
 * Move the focus with each step of a move: from the answer to the table, if it needs a target there, and from the table
 * back to the question.
 * @param {Step} step
 */
function useWayOfKeyboard({ group, forced, targets, target, asked }) {
  // A new question does not take the focus: the player may be typing.
  const step = [forced ? "" : group?.key, target, asked?.text].join();
  const before = useRef(step);
  useEffect(() => {
    if (step === before.current) return;
    before.current = step;
    const isOnTable = document.activeElement?.closest("[data-slot], [data-gap]");
    if (targets.size && !isOnTable) focusOnTarget();
    else if (isOnTable && !targets.size) focusOn("[data-headline]");
  }, [step]);
}

/**
 * Return a question as it is read out, with what it is about and its answers. Return nothing while an answer is on its
 * way. Of questions to others return only whose turn it is, because the feed says the rest.
 * @param {Play} play
 * @param {Step} step
 * @param {string} question
 */
function spokenQuestion(play, step, question) {
  const { asked, group, groups, options, targets } = step;
  if (!play.legal.length) return play.view.decision?.kind === "turn" ? question : "";
  if (!play.mayMove) return "";
  if (asked)
    return words.M.asked(
      question,
      inARow(price(play, asked), warning(play, asked)),
      [words.confirmWord(asked.verb), words.M.notYet],
      0,
    );
  const answers = group
    ? [...options, ...ownTargets(step, play)].map((move) => words.optionName(move, targetName(play, move)))
    : groups.map(({ verb }) => words.verbName(verb));
  return words.M.asked(question, turnNote(play) || note(play), [...new Set(answers)], targets.size);
}

/**
 * Return the sentences that say which hidden cards a move shows to everybody, and what else is at stake.
 * @param {Play} play
 * @param {Move} move
 */
function warning(play, move) {
  const shown = revealed(move, play).map((slot) => readCard(play, slot).identity ?? "");
  return inARow(shown.length > 0 && words.M.revealNote(shown), words.targetNote(move.verb));
}

/**
 * Return the sentence that says what else the player can no longer do after a move.
 * @param {Play} play
 * @param {Move | null} move
 */
const price = ({ legal }, move) =>
  BINDING.includes(move?.verb ?? "") && legal.some((other) => /^(look|change) /.test(other)) && words.M.bindNote;

/** @param {Play} play @param {Step} step */
const aimNote = (play, step) => isAimed(step) && step.group && !step.asked && stakes(step.group, play);

/** @param {Play} play */
function note(play) {
  const { decision } = play.view;
  return decision
    ? words.decisionNote(
        decision,
        (slot) => nameCard(play, slot),
        (seat) => nameOther(play, seat),
      )
    : "";
}

/**
 * Return a note for a turn, until something is chosen: how cards are read (first turn of a match), why no abilities
 * are offered (first turn of a later round), why nothing but abilities is offered.
 * @param {Play} play
 */
function turnNote(play) {
  const { round, turns, decision } = play.view;
  const { group, groups, asked } = choice.step(play);
  if (decision?.kind !== "turn" || !groups.length || group || asked) return "";
  if (turns?.[play.seat ?? ""] === 1) return round === 1 ? words.M.firstTurn : words.M.refusals.first_turn;
  return groups.some(({ verb }) => verb === "look" || verb === "change") ? "" : words.M.refusals.bound;
}

/** @param {Play} play @param {Move} move */
const targetName = (play, move) => (move.place ? nameCard(play, move.place) : "");

/** The answers of this step. @param {{play: Play, step: Step}} props */
function Answers({ play, step }) {
  const { asked, group, groups, options } = step;
  if (asked) return html`<${Confirm} play=${play} move=${asked} />`;
  if (!group || isAimed(step)) {
    return html`${groups.map((one) => html`<${Chip} key=${one.key} group=${one} play=${play} groups=${groups} on=${one === group} />`)}
      ${!isCrowded(step) && html`<${Hindered} play=${play} />`}`;
  }
  if (group.verb === "arrange") return html`<${Arrange} moves=${group.moves} play=${play} />`;
  const listed = options.length ? options : ownTargets(step, play);
  return html`
    ${!step.forced && html`<${Chip} key=${group.key} group=${group} play=${play} groups=${groups} on />`}
    ${listed.map((move) => html`<${Option} key=${move.text} move=${move} play=${play} />`)}
    ${step.forced && options.some((move) => move.place) && html`<${Back} play=${play} label=${words.M.back} />`}
    <${Note} text=${stakes(group, play)} />`;
}

/** @param {{text: string}} props */
const Note = ({ text }) => (text ? html`<p class="note">${text}</p>` : null);

/**
 * Return the sentence that says what is at stake before a target is chosen.
 * @param {Group} group
 * @param {Play} play
 */
function stakes({ verb, moves }, play) {
  const hides = DUTIES.has(verb) && moves.some(({ place }) => !(play.view.face_up ?? []).includes(place ?? ""));
  const isKnown = verb === "change" && readCard(play, "M").identity;
  return inARow(!isKnown && words.targetNote(verb), hides && words.M.shownForAMoment);
}

/**
 * Return the moves that are also offered by name, because in a reaction their cards may be the player's own.
 * @param {Step} step
 * @param {Play} play
 * @returns {Move[]}
 */
function ownTargets({ group, forced }, play) {
  const byName = forced && group && ["guard", "intercept", "take"].includes(group.verb);
  if (!byName || play.legal.length > 2) return [];
  return group.moves.every(({ place }) => seatOf(place ?? "M") === play.seat)
    ? [...group.moves].reverse()
    : group.moves;
}

/** The length from which a word is set smaller. */
const LONG = 8;

/**
 * Return whether an action was chosen and its target, which is on the table, was not. The other actions stay in place,
 * so that none moves under a finger.
 * @param {Step} step
 */
const isAimed = ({ group, forced, options }) => group !== null && !forced && !options.length;

/** An action. @param {{group: Group, groups: Group[], play: Play, on?: boolean}} props */
function Chip({ group, groups, play, on = false }) {
  const [only] = group.moves;
  const direct = isWhole(group) && !asksFirst(only, play);
  const shown = revealed(only, play);
  const actor = actorOf(group, groups, shown);
  const identity = actor ? readCard(play, actor).identity : null;
  const name = words.verbName(group.verb);
  const twins = groups.filter((other) => other.verb === group.verb).length > 1;
  const hint =
    twins && group.actor
      ? words.M.withCard(nameCard(play, group.actor))
      : html`${shown.length > 0 && html`<${Shows} cards=${shown.length} />`}${words.verbHint(group.verb)}`;
  return html`<button type="button" class=${`chip ${factionClass(identity)} ${on ? "on" : ""}`} data-verb=${group.verb}
    data-actor=${group.actor} data-action=${on ? "cancel" : undefined} data-move=${direct ? only.text : undefined} data-about=${identity ?? group.verb} aria-pressed=${String(on)} disabled=${!play.mayMove}
    onClick=${() => (on ? choice.stepBack(play) : choice.chooseGroup(group, play))}>
    <span class="ci"><${VerbSign} verb=${group.verb} /></span>
    <span class=${name.length > LONG ? "long" : ""}>${name}<small>${hint}</small></span>
  </button>`;
}

/** Says that others will see the player's own cards. @param {{cards: number}} props */
const Shows = ({ cards }) => html`<${Sign} name="eye" /><span class="sr">${words.M.reveals(cards)}, </span>`;

/**
 * @param {Group} group
 * @param {Group[]} groups
 * @param {string[]} shown
 */
function actorOf(group, groups, shown) {
  return group.actor ?? (groups.length ? shown[0] : undefined);
}

/** @param {{verb: string}} props */
function VerbSign({ verb }) {
  return verb === "pass" ? html`<${Sign} name="x" />` : html`<${Emblem} name=${verb} />`;
}

/** An action that can't be declined. It is lit like a chosen one. */
const DUTIES = new Set(["guard", "intercept"]);

/** A move that is chosen by name. @param {{move: Move, play: Play}} props */
function Option({ move, play }) {
  const identity = move.as ?? move.identity ?? null;
  const duty = DUTIES.has(move.verb);
  const sign = duty && play.legal.length === 1 ? move.verb : identity;
  const direct = !asksFirst(move, play);
  const name = words.optionName(move, targetName(play, move));
  return html`<button type="button" class=${`chip option ${identity ? "pictured" : ""} ${duty ? "on" : ""} ${factionClass(identity)}`} data-option-move=${move.text}
    data-move=${direct ? move.text : undefined} data-about=${identity ?? undefined} disabled=${!play.mayMove} onClick=${() => choice.propose(move, play)}>
    ${sign && html`<span class="ci"><${Emblem} name=${sign} /></span>`}
    <span class=${/[^\s\u2e80-\uffff]{11}/.test(name) ? "long" : ""}>${name}</span>
  </button>`;
}

/** The confirmation of a move that shows a card or can't be undone. @param {{play: Play, move: Move}} props */
function Confirm({ play, move }) {
  const warned = warning(play, move);
  return html`
    <button type="button" class="btn btn-fire full" data-action="confirm" data-move=${move.text} disabled=${!play.mayMove}
      onClick=${() => choice.commit(move, play)}>${words.confirmWord(move.verb)}</button>
    <${Back} play=${play} label=${words.M.notYet} />
    <${Note} text=${warned} />`;
}

/** @param {{play: Play, label: string}} props */
function Back({ play, label }) {
  return html`<button type="button" class="chip" data-action="cancel" onClick=${() => choice.stepBack(play)}>
    <span class="ci"><${Sign} name="back" /></span><span>${label}</span></button>`;
}

/** Says why the player's own cards lack their abilities. @param {{play: Play}} props */
const Hindered = ({ play }) => html`<${Note} text=${hindrance(play)} />`;

/** @param {Play} play */
const hindrance = ({ own }) => words.hinderedNote(Object.values(own?.hindered ?? {}));

/** The player's situation while others decide; `out` besides for somebody who watches. @param {{play: Play, out?: Child}} props */
function Standing({ play, out }) {
  const { own, seat } = play;
  if (seat === null) return html`<p class="note">${words.M.watching(play.name(bottomSeat(play)))}</p>${out}`;
  return html`<${Note} text=${own?.investment && words.M.youInvested(own.investment)} /><${Hindered} play=${play} />
    ${!own?.investment && html`<${Aims} play=${play} />`}`;
}
