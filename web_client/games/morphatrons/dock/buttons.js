/** @import { Answer } from "../../shared/types.js" */
/** @import { Action, ActionGroup, Play } from "../types.js" */

import { findWords, words } from "../../../i18n/words.js";
import { html } from "../../../lib/index.js";
import { Back, Chip, Main } from "../../shared/dock/dock.js";
import { Emblem, robotOf, vehicleOf } from "../cards/card.js";
import {
  act,
  choice,
  composed,
  confirm,
  groupsFor,
  hasMore,
  intentOf,
  read,
  ridersIn,
  stepBack,
  zoneIn,
} from "../choice.js";
import { attackSaid, inShort, short } from "../describe.js";
import { attackOf, botOf, weaponOf } from "../position.js";

/** What stands for what is not picked yet. */
const MISSING = "…";

/** Say what a move does, or would do with what is picked so far. @param {Pick<Action, "verb" | "subject" | "picks">} move @param {boolean} [isBot] */
function sentenceOf({ verb, subject, picks }, isBot = true) {
  const [card, picked] = [subject, picks[0]].map((name) => (name ? short(name) : MISSING));
  const [zone, riders] = [zoneIn(picks), ridersIn(picks)];
  const values = {
    ...{ card, building: picked, targets: inShort(picks) || MISSING },
    ...{ old: isBot ? card : picked, new: isBot ? picked : card },
    ...(verb === "move" && { zone: zone || MISSING, riders: inShort(riders), count: zone ? riders.length : 0 }),
  };
  return findWords(`morphatrons-do-${verb}`, values) ?? "";
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

/** The note below a verb; a figure is read out with what it is. @param {Play} play @param {ActionGroup} group */
function noteOf({ view }, { verb, subject }) {
  const weapon = verb === "robot" ? weaponOf(subject) : verb;
  const attack = attackOf(subject, weapon);
  if (attack) {
    const shown = attack.targets > 1 ? `${attack.damage} × ${attack.targets}` : attack.damage;
    return html`<span aria-hidden="true">${shown}</span><span class="sr">${attackSaid(weapon, attack)}</span>`;
  }
  return findWords(`morphatrons-verb-${verb}.note`, { count: view.actions, free: view.free_morph }) ?? "";
}

/** Return what can be done now. @param {Play} play @returns {Answer[]} */
export function answersOf(play) {
  const { group, asked } = choice.step(play);
  const { subject, lane } = intentOf(play);
  const back = { action: "cancel", label: words("table-back"), as: Back, go: () => stepBack(play) };
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
  const as = verb === "end" && !(play.view.actions && hasMore(play)) ? Main : Chip;
  const sign = verb === "end" ? null : html`<${Emblem} id=${signOf(group)} />`;
  return {
    action: verb,
    label: words(`morphatrons-verb-${verb}`),
    note: noteOf(play, group),
    go: () => act(play, group),
    as,
    sign,
  };
}
