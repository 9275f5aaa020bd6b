/** @import { Action, ActionGroup, Play } from "../types.js" */

import { html } from "../../../lib/index.js";
import { Back, Main } from "../../shared/dock.js";
import { Emblem, robotOf, vehicleOf } from "../cards/emblem.js";
import { act, choice, composed, confirm, groupsFor, intentOf, read, ridersIn, stepBack, zoneIn } from "../choice.js";
import { attackOf, botOf, weaponOf } from "../position.js";
import { M } from "../words.js";

/** Say what a move does, or would do with what is picked so far. @param {Pick<Action, "verb" | "subject" | "picks">} move @param {boolean} [isBot] */
function told({ verb, subject, picks }, isBot = true) {
  const { does } = M;
  const [first = ""] = picks;
  switch (verb) {
    case "strike":
    case "shoot":
      return does.attack(verb, picks);
    case "move":
      return does.move(zoneIn(picks), ridersIn(picks));
    case "build":
      return does.build(first);
    case "triple":
      return isBot ? does.triple(subject, first) : does.triple(first, subject);
    case "robot":
    case "vehicle":
      return does.play(subject, verb);
    case "morph":
    case "deactivate":
      return does[verb](subject);
    default:
      return does[verb];
  }
}

/** Say what the move that is composed does, or would do with what is picked so far. @param {Play} play */
function toldSoFar(play) {
  const { group, asked } = choice.step(play);
  const { subject, picks } = intentOf(play);
  if (asked) return told(asked);
  return group ? told({ ...group, picks }, Boolean(botOf(play.view, subject))) : "";
}

/** Say which move is made when the time runs out. @param {Play} play */
export function timeoutMoveTold({ timeoutMove }) {
  const [move] = timeoutMove ? read(timeoutMove) : [];
  return move ? told(move) : "";
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

/**
 * What can be done, and how it is called. `isBack` and `isMain`: the way back, and what goes on.
 * @typedef {{action: string, label: string, go: () => void, isBack?: boolean, isMain?: boolean, isReady?: boolean,
 *   move?: string, note?: string, sign?: string}} Answer
 */

/** Return what can be done now. @param {Play} play @returns {Answer[]} */
export function answersOf(play) {
  const { group, asked } = choice.step(play);
  const { subject, lane } = intentOf(play);
  const back = { action: "cancel", label: M.back, isBack: true, go: () => stepBack(play) };
  if (lane) return [back];
  if (group || asked) {
    const move = composed(play);
    const done = { isMain: true, isReady: move !== null, move: move?.text, go: () => confirm(play) };
    return [{ action: "confirm", label: toldSoFar(play), ...done }, back];
  }
  const verbs = groupsFor(play, subject).map((one) => answerOf(play, one));
  return subject ? [...verbs, back] : verbs;
}

/** Where nothing else is left to do, the end of the turn is what goes on. @param {Play} play @param {ActionGroup} group @returns {Answer} */
function answerOf(play, group) {
  const { verb } = group;
  const more = verb === "end" ? { isMain: !play.view.actions } : { sign: signOf(group) };
  return { action: verb, label: M.verbs[verb], note: noteOf(play, group), go: () => act(play, group), ...more };
}

/** @param {{play: Play}} props */
export const Buttons = ({ play }) =>
  answersOf(play).map((answer) => {
    const Shape = answer.isBack ? Back : answer.isMain ? Main : Chip;
    return html`<${Shape} key=${answer.action} play=${play} ...${answer} />`;
  });

/** @param {Answer & {play: Play}} props */
const Chip = ({ play, action, label, note, sign, go }) =>
  html`<button type="button" class=${sign ? "chip" : "chip end"} data-action=${action} disabled=${!play.mayMove} onClick=${go}>
    ${sign && html`<span class="ci"><${Emblem} id=${sign} /></span>`}<span>${label}${note && html`<small>${note}</small>`}</span></button>`;
