/** @import { Answer } from "../../shared/types.js" */
/** @import { Action, ActionGroup, Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { Back, Chip, Main } from "../../shared/dock/dock.js";
import { Emblem, robotOf, vehicleOf } from "../cards/card.js";
import { act, choice, composed, confirm, groupsFor, intentOf, read, ridersIn, stepBack, zoneIn } from "../choice.js";
import { attackOf, botOf, weaponOf } from "../position.js";
import { M } from "../words.js";

/** Say what a move does, or would do with what is picked so far. @param {Pick<Action, "verb" | "subject" | "picks">} move @param {boolean} [isBot] */
function sentenceOf({ verb, subject, picks }, isBot = true) {
  const { does } = M;
  const [first = ""] = picks;
  if (verb === "strike" || verb === "shoot") return does.attack(verb, picks);
  if (verb === "move") return does.move(zoneIn(picks), ridersIn(picks));
  if (verb === "build") return does.build(first);
  if (verb === "triple") return isBot ? does.triple(subject, first) : does.triple(first, subject);
  if (verb === "robot" || verb === "vehicle") return does.play(subject, verb);
  return verb === "morph" || verb === "deactivate" ? does[verb](subject) : does[verb];
}

/** Say what the move that is composed does, or would do with what is picked so far. @param {Play} play */
function sentenceSoFar(play) {
  const { group, asked } = choice.step(play);
  const { subject, picks } = intentOf(play);
  if (asked) return sentenceOf(asked);
  return group ? sentenceOf({ ...group, picks }, Boolean(botOf(play.view, subject))) : "";
}

/** Say which move is made when the time runs out. @param {Play} play */
export function timeoutSentence({ timeoutMove }) {
  const [move] = timeoutMove ? read(timeoutMove) : [];
  return move ? sentenceOf(move) : "";
}

/** The sign of a verb. @param {ActionGroup} group */
function signOf({ verb, subject }) {
  if (verb === "robot") return robotOf(subject);
  return verb === "vehicle" ? vehicleOf(subject) : `act-${verb === "deactivate" ? "scrap" : verb}`;
}

/** The note below a verb. @param {Play} play @param {ActionGroup} group */
function noteOf({ view }, { verb, subject }) {
  const { notes } = M;
  const attack = attackOf(subject, verb === "robot" ? weaponOf(subject) : verb);
  if (attack) return notes.damage(attack.damage, attack.targets);
  if (verb === "morph") return notes.morph(view.free_morph);
  if (verb === "end") return notes.end(view.actions);
  return verb === "deactivate" || verb === "build" ? notes[verb] : "";
}

/** Return what can be done now. @param {Play} play @returns {Answer[]} */
export function answersOf(play) {
  const { group, asked } = choice.step(play);
  const { subject, lane } = intentOf(play);
  const back = { action: "cancel", label: M.back, as: Back, go: () => stepBack(play) };
  if (lane) return [back];
  if (group || asked) {
    const move = composed(play);
    const done = { isReady: move !== null, move: move?.text, go: () => confirm(play) };
    return [{ action: "confirm", label: sentenceSoFar(play), ...done }, back];
  }
  const verbs = groupsFor(play, subject).map((one) => answerOf(play, one));
  return subject ? [...verbs, back] : verbs;
}

/** Where nothing else is left to do, the end of the turn is what goes on. @param {Play} play @param {ActionGroup} group @returns {Answer} */
function answerOf(play, group) {
  const { verb } = group;
  const as = verb === "end" && !play.view.actions ? Main : Chip;
  const sign = verb === "end" ? null : html`<${Emblem} id=${signOf(group)} />`;
  return { action: verb, label: M.verbs[verb], note: noteOf(play, group), go: () => act(play, group), as, sign };
}
