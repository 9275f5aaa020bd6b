/** @import { Child } from "../../../lib/index.js" */
/** @import { Caption } from "../../../motion/types.js" */
/** @import { Group, Move, Play, Step } from "../types.js" */

import { asSentence, inARow, list } from "../../../i18n/grammar.js";
import { useAnnounced } from "../../../ui/accessibility/announcer.js";
import { Sign } from "../../../ui/icons/icons.js";
import { focusOn, focusOnTarget } from "../../../ui/accessibility/focus.js";
import { lazily } from "../../../loading/lazy.js";
import { Refused } from "../../../ui/refusals/refused.js";
import { withStyles } from "../../../loading/stylesheets.js";
import { findWords, words } from "../../../i18n/words.js";
import { html, useEffect, useRef } from "../../../lib/index.js";
import { wantsMotion } from "../../../state/preferences.js";
import { asksFirst, choice, revealed } from "./choice.js";
import { isUnseen, useSeen } from "../../../ui/hooks/use_seen.js";
import { isWhole } from "../../shared/dock/choice.js";
import { Hand } from "../cards/hand.js";
import { factionClass, identityName } from "../cards/identities.js";
import { Emblem } from "../cards/icons.js";
import { BINDING } from "../rule_tables.js";
import * as inWords from "./in_words.js";
import { seatOf } from "./moves.js";
import { bottomSeat, nameCard, numberOf, readCard } from "../view.js";

const AIMS_STYLES = "games/morpho/dock/aims.css";
const BREATH_STYLES = "games/morpho/dock/breath.css";

const Time = lazily(async () => (await withStyles(import("./timeout_move.js"), "ui/time/time.css")).Time);
const Breath = lazily(async () => (await withStyles(import("./breath.js"), BREATH_STYLES)).Breath);
const Aims = lazily(async () => (await withStyles(import("./aims.js"), AIMS_STYLES)).Aims);
const Arrange = lazily(async () => (await import("./arrange.js")).Arrange);

/** The player's hand, the question and its answers, or `out` in their place. @param {{play: Play, out?: Child}} props */
export function Dock({ play, out }) {
  const step = choice.step(play);
  return html`
    <${Prompt} play=${play} step=${step} />
    <${Hand} play=${play} />
    <div class=${`acts ${actsClass(step)}`} role="group" aria-label=${words("board-answers")} data-answers>
      ${(play.seat !== null && out) || (play.legal.length > 0 ? html`<${Answers} play=${play} step=${step} />` : html`<${Standing} play=${play} out=${out} />`)}
      <${Refused} refusal=${play.refusal} of="morpho" />
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
export function Prompt({ play, step }) {
  const question = useSeen(play, headline(play, step));
  const hint = useSeen(play, hintOn(play, step));
  const waits = isUnseen(play);
  useAnnounced(hindrance(play), waits);
  useAnnounced(spokenQuestion(play, step, question), waits);
  useWayOfKeyboard(step);
  return html`<div class="prompt">
    <h1 tabindex="-1" data-headline>${play.caption?.title ?? question}</h1>
    <span class="hint">${(play.caption ? play.caption.hint : hint) || null} ${!play.unseen && play.deadline && html`<${Time} play=${play} />`}</span>
  </div>`;
}

/** Return what the player should know for the question. @param {Play} play @param {Step} step */
const hintOn = (play, step) =>
  turnNote(play) ||
  inWords.decisionNote(play) ||
  aimNote(play, step) ||
  price(play, step.asked) ||
  (!step.asked && isCrowded(step) && hindrance(play));

/** @param {Play} play @param {Step} step */
function headline(play, { asked, group, forced }) {
  const { decision } = play.view;
  if (asked) return inWords.confirmation(asked, targetName(play, asked));
  if (group && !forced) return inWords.targetQuestion(group.verb);
  if (play.legal.length) return inWords.decisionAsked(decision?.kind ?? "turn", null);
  if (!decision?.kind) return words("table-waiting");
  // A guided game has steps without anything to do.
  if (decision.seat === play.seat) return inWords.decisionAsked(decision.kind, null);
  return inWords.decisionAsked(decision.kind, play.name(decision.seat));
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
    return inARow(
      asSentence(question),
      price(play, asked),
      warning(play, asked),
      chooseAmong([inWords.confirmWord(asked.verb), words("morpho-not-yet")]),
    );
  const answers = group
    ? [...options, ...ownTargets(step, play)].map((move) => inWords.optionName(move, play))
    : groups.map(({ verb }) => inWords.verbName(verb));
  return inARow(
    asSentence(question),
    turnNote(play) || inWords.decisionNote(play),
    chooseAmong([...new Set(answers)]),
    targets.size > 0 && words("morpho-places", { count: targets.size }),
  );
}

/** @param {string[]} answers */
const chooseAmong = (answers) => answers.length > 0 && words("board-choose-among", { answers: list(answers) });

/**
 * Return the sentences that say which hidden cards a move shows to everybody, and what else is at stake.
 * @param {Play} play
 * @param {Move} move
 */
function warning(play, move) {
  const shown = revealed(move, play).map((slot) => readCard(play, slot).identity ?? "");
  return inARow(shown.length > 0 && shownInWords(shown), inWords.targetNote(move.verb));
}

/** @param {string[]} identities */
const shownInWords = ([identity, other]) =>
  other === undefined ? words("morpho-reveal-one", { identity: identityName(identity) }) : words("morpho-reveal-both");

/**
 * Return the sentence that says what else the player can no longer do after a move.
 * @param {Play} play
 * @param {Move | null} move
 */
const price = ({ legal }, move) =>
  BINDING.includes(move?.verb ?? "") &&
  legal.some((other) => /^(look|change) /.test(other)) &&
  words("morpho-bind-note");

/** @param {Play} play @param {Step} step */
const aimNote = (play, step) => isAimed(step) && step.group && !step.asked && stakes(step.group, play);

/**
 * Return a note for a turn, until something is chosen: how cards are read (first turn of a match), why no abilities
 * are offered (first turn of a later round), why nothing but abilities is offered.
 * @param {Play} play
 */
function turnNote(play) {
  const { round, turns, decision } = play.view;
  const { group, groups, asked } = choice.step(play);
  if (decision?.kind !== "turn" || !groups.length || group || asked) return "";
  if (turns?.[play.seat ?? ""] === 1)
    return round === 1 ? words("morpho-first-turn") : words("morpho-refused-first_turn");
  return groups.some(({ verb }) => verb === "look" || verb === "change") ? "" : words("morpho-refused-bound");
}

/** @param {Play} play @param {Move} move */
const targetName = (play, move) => (move.place ? nameCard(play, move.place) : "");

/** The answers of this step. @param {{play: Play, step: Step}} props */
export function Answers({ play, step }) {
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
    ${step.forced && options.some((move) => move.place) && html`<${Back} play=${play} label=${words("morpho-back")} />`}
    <${Note} text=${stakes(group, play)} />`;
}

/** @param {{text: string}} props */
export const Note = ({ text }) => (text ? html`<p class="note">${text}</p>` : null);

/**
 * Return the sentence that says what is at stake before a target is chosen.
 * @param {Group} group
 * @param {Play} play
 */
function stakes({ verb, moves }, play) {
  const hides = DUTIES.has(verb) && moves.some(({ place }) => !(play.view.face_up ?? []).includes(place ?? ""));
  const isKnown = verb === "change" && readCard(play, "M").identity;
  return inARow(!isKnown && inWords.targetNote(verb), hides && words("morpho-shown-for-a-moment"));
}

/**
 * Return the moves that are also offered by name, because in a reaction their cards may be the player's own.
 * @param {Step} step
 * @param {Play} play
 * @returns {Move[]}
 */
export function ownTargets({ group, forced }, play) {
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
export function Chip({ group, groups, play, on = false }) {
  const [only] = group.moves;
  const direct = isWhole(group) && !asksFirst(only, play);
  const shown = revealed(only, play);
  const actor = actorOf(group, groups, shown);
  const identity = actor ? readCard(play, actor).identity : null;
  const name = inWords.verbName(group.verb);
  const twins = groups.filter((other) => other.verb === group.verb).length > 1;
  const hint =
    twins && group.actor
      ? words("morpho-with-card", { number: numberOf(group.actor, play.view.hand_size ?? 1) ?? 1 })
      : shown.length > 0
        ? words("morpho-shows", { cards: shown.length })
        : findWords(`morpho-verb-${group.verb}.hint`);
  return html`<button type="button" class=${`chip ${factionClass(identity)} ${on ? "on" : ""}`} data-verb=${group.verb}
    data-actor=${group.actor} data-action=${on ? "cancel" : undefined} data-move=${direct ? only.text : undefined} data-about=${identity ?? group.verb} aria-pressed=${String(on)} disabled=${!play.mayMove}
    onClick=${() => (on ? choice.stepBack(play) : choice.chooseGroup(group, play))}>
    <span class="ci"><${VerbSign} verb=${group.verb} /></span>
    <span class=${name.length > LONG ? "long" : ""}>${name}<small>${hint}</small></span>
  </button>`;
}

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
  const name = inWords.optionName(move, play);
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
      onClick=${() => choice.commit(move, play)}>${inWords.confirmWord(move.verb)}</button>
    <${Back} play=${play} label=${words("morpho-not-yet")} />
    <${Note} text=${warned} />`;
}

/** @param {{play: Play, label: string}} props */
export function Back({ play, label }) {
  return html`<button type="button" class="chip" data-action="cancel" onClick=${() => choice.stepBack(play)}>
    <span class="ci"><${Sign} name="back" /></span><span>${label}</span></button>`;
}

/** Says why the player's own cards lack their abilities. @param {{play: Play}} props */
export const Hindered = ({ play }) => html`<${Note} text=${hindrance(play)} />`;

/** @param {Play} play */
function hindrance({ own }) {
  const why = Object.values(own?.hindered ?? {});
  if (why.includes("conflict")) return words("morpho-hindered-conflict.note");
  return why.includes("suppressed") ? words("morpho-hindered-suppressed.note") : "";
}

/** The heart that beats while somebody may step in, by what they decide. @type {Record<string, NonNullable<Caption["breath"]>>} */
const HELD_BREATH = {
  guard: { beat: "heart", colour: "f-killers", lasts: 1_800 },
  intercept: { beat: "heart", colour: "f-deserters", lasts: 1_800 },
};

/** The player's situation while others decide; `out` besides for somebody who watches. @param {{play: Play, out?: Child}} props */
function Standing({ play, out }) {
  const { own, seat, caption, view } = play;
  if (caption) return caption.breath ? html`<${Breath} breath=${caption.breath} />` : null;
  const held = wantsMotion.value && !play.unseen && !out && HELD_BREATH[view.decision?.kind ?? ""];
  if (held) return html`<${Breath} breath=${held} waits />`;
  const watching = play.watches && words("morpho-watching", { name: play.name(bottomSeat(play)) });
  if (seat === null) return html`<${Note} text=${watching} />${out}`;
  const invested =
    own?.investment && words("morpho-you-invested", { team: words(`morpho-team-${own.investment}.backed`) });
  return html`<${Note} text=${invested} /><${Hindered} play=${play} />
    ${!own?.investment && html`<${Aims} play=${play} />`}`;
}
