// A move is composed in steps: a card or a bot, what it does, to what or where, and a button that says what happens.

/** @import { Action, ActionGroup, Intent, Play, Verb } from "./types.js" */

import { signal } from "../../lib/index.js";
import { groupedBy, MoveChoice } from "../shared/dock/choice.js";
import { botOf, isBuilding } from "./position.js";

/** The order in which verbs are offered, and tried for a target that is tapped at once. @type {Verb[]} */
const ORDER = ["robot", "vehicle", "move", "strike", "shoot", "morph", "build", "triple", "deactivate", "draw", "end"];

/** Take a legal move apart; a triple morph belongs to the bot and to the card. @param {string} text @returns {Action[]} */
export function read(text) {
  const [verb, ...words] = text.split(" ");
  /** @param {Verb} verb @param {string} [subject] @param {string[]} [picks] */
  const action = (verb, subject = "", picks = []) => ({ text, verb, subject, picks, composed: picks.length > 0, isGroup: !picks.length }); // biome-ignore format: one line
  if (verb === "play") return [action(/** @type {Verb} */ (words[1]), words[0])];
  if (verb === "move") return [action("move", words[0], [zonePick(words[1]), ...words.slice(3)])];
  if (verb === "build") return [action("build", words[1], [words[0]])];
  if (verb === "triple") return [action("triple", words[0], [words[1]]), action("triple", words[1], [words[0]])];
  const known = ORDER.find((one) => one === verb);
  return known ? [action(known, words[0], words.slice(1))] : [];
}

/** Return what stands for a zone among what is picked. @param {string | number} zone */
export const zonePick = (zone) => `zone ${zone}`;

/** Return the zone that is picked; 0 for none. @param {string[]} picks */
export const zoneIn = (picks) => Number(picks.find((pick) => pick.startsWith("zone "))?.slice(5) ?? 0);

/** Return the passengers that are picked. @param {string[]} picks */
export const ridersIn = (picks) => picks.filter((pick) => !pick.startsWith("zone "));

/** @param {string[]} legal @returns {ActionGroup[]} */
const group = (legal) =>
  groupedBy(
    legal.flatMap(read),
    ({ verb, subject }) => `${verb} ${subject}`,
    ({ verb, subject }) => ({ verb, subject }),
  ).sort((one, other) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb));

/** @type {MoveChoice<Action, ActionGroup>} */
export const choice = new MoveChoice({
  group,
  isForced: () => false,
  asksFirst: ({ verb }, play) => verb === "deactivate" || (verb === "end" && play.view.actions > 0 && hasMore(play)),
});

/** Return whether there is something else to do than to end the turn. @param {Pick<Play, "legal">} play */
export const hasMore = ({ legal }) => legal.some((text) => text !== "end");

/** @type {Intent} */
const NOTHING = { when: null, turn: -1, sent: false, subject: "", picks: [], lane: "" };
const made = signal(NOTHING);

/** What an intent lasts for: the same legal moves, or the same turn of somebody else. @param {Play} play */
const whenOf = ({ legal, view }) => (legal.length ? legal : `${view.round}/${view.turn_number}`);

/**
 * Return what is looked at and picked. An own card that was looked at while the other played is still looked at when
 * one's turn comes.
 * @param {Play} play
 * @returns {Intent}
 */
export function intentOf(play) {
  const intent = made.value;
  const { when, turn, sent, subject } = intent;
  if (when === whenOf(play)) return intent;
  if (sent) return NOTHING;
  const isRecent = play.view.turn_number === turn || play.view.turn_number === turn + 1;
  return isRecent && mayBegin(play, subject) ? { ...NOTHING, subject } : NOTHING;
}

/** Change what is looked at and picked. @param {Play} play @param {Partial<Intent>} some */
function intend(play, some) {
  made.value = { ...intentOf(play), ...some, when: whenOf(play), turn: play.view.turn_number, sent: false };
}

/** Return the moves that a subject has, by verb; for none those without one: draw, and end. @param {Play} play @param {string} subject */
export const groupsFor = (play, subject) => choice.step(play).groups.filter((one) => one.subject === subject);

/** Look at a card or a bot, or at none. @param {Play} play @param {string} subject */
export function look(play, subject) {
  choice.made.value = { legal: [], key: null, target: null, asked: null };
  intend(play, { subject, picks: [], lane: "" });
}

/** The scrap yard, opened like a lane. */
export const YARD = "scrap";

/** Open a crowded lane or the scrap yard in the dock, or close it. @param {Play} play @param {string} lane */
export const openLane = (play, lane) => intend(play, { lane: intentOf(play).lane === lane ? "" : lane });

/** Undo the last step. @param {Play} play */
export function stepBack(play) {
  const { subject, lane } = intentOf(play);
  const { group: chosen, asked } = choice.step(play);
  if (lane) openLane(play, lane);
  else if (chosen || asked) {
    choice.stepBack(play);
    intend(play, { picks: [] });
  } else if (subject) look(play, "");
}

/** Choose what a subject does; where one thing only can be picked, it is picked. @param {Play} play @param {ActionGroup} chosen */
export function act(play, chosen) {
  choice.chooseGroup(chosen, play);
  if (chosen.moves[0].composed) intend(play, { picks: startOf(chosen), lane: "" });
  else if (!choice.step(play).asked) made.value = { ...intentOf(play), sent: true };
}

/** A heart takes all along that it can, until one is left. @param {ActionGroup} chosen */
function startOf({ verb, moves }) {
  if (moves.length === 1) return moves[0].picks;
  if (verb !== "move") return [];
  const zones = new Set(moves.map(({ picks }) => picks[0]));
  const riders = new Set(moves.flatMap(({ picks }) => picks.slice(1)));
  return [...(zones.size === 1 ? zones : []), ...riders];
}

/** Return the moves of a group that name all that is picked. @param {ActionGroup} chosen @param {string[]} picks */
const reaching = ({ moves }, picks) => moves.filter((move) => picks.every((pick) => move.picks.includes(pick)));

/** Return what can be picked now for the verb that was chosen, taken back or exchanged. @param {Play} play */
export function pickable(play) {
  const { group: chosen, asked } = choice.step(play);
  return new Set(chosen && !asked ? chosen.moves.flatMap(({ picks }) => picks) : []);
}

/** Return the move that is composed; null while something is missing. @param {Play} play @returns {Action | null} */
export function composed(play) {
  const { group: chosen, asked } = choice.step(play);
  const { picks } = intentOf(play);
  if (asked || !chosen) return asked;
  return reaching(chosen, picks).find((move) => move.picks.length === picks.length) ?? null;
}

/** Return the targets of the subject that is looked at, whatever it does to them. @param {Play} play */
export function targetsOf(play) {
  const { subject } = intentOf(play);
  const { group: chosen, asked } = choice.step(play);
  if (chosen || asked || !subject) return pickable(play);
  const moves = groupsFor(play, subject).flatMap((one) => one.moves);
  return new Set(moves.flatMap(({ verb, picks }) => (verb === "move" ? picks.slice(0, 1) : picks)));
}

/** Return whether something of this player may be chosen first. @param {Play} play @param {string} card */
export const mayBegin = (play, card) => groupsFor(play, card).length > 0;

/** Pick a target, or take it back. What no longer goes with it is dropped, the oldest first. @param {Play} play @param {string} target */
export function pick(play, target) {
  const { group: chosen } = choice.step(play);
  const { subject } = intentOf(play);
  const first =
    chosen ?? groupsFor(play, subject).find(({ moves }) => moves.some((move) => move.picks.includes(target)));
  if (!first) return;
  const isFresh = !chosen;
  if (isFresh) act(play, first);
  const { picks } = intentOf(play);
  if (picks.includes(target)) {
    // Where one thing only is picked, it is exchanged, and not left out.
    const isOneOfSeveral = !target.startsWith("zone ") && first.moves.some((move) => move.picks.length > 1);
    if (!isFresh && isOneOfSeveral) intend(play, { picks: picks.filter((one) => one !== target) });
    return;
  }
  let kept = [...picks, target];
  while (kept.length > 1 && !reaching(first, kept).length) kept = kept.slice(1);
  intend(play, { picks: kept });
}

/**
 * A tap on a bot, a card in the hand or a building: a target, something to begin with, or something to read about.
 * @param {Play} play
 * @param {string} name
 */
export function tap(play, name) {
  const { subject } = intentOf(play);
  const zone = zonePick(botOf(play.view, name)?.zone ?? 0);
  const targets = targetsOf(play);
  if (targets.has(name)) pick(play, name);
  else if (choice.step(play).group?.verb === "move" && targets.has(zone) && name !== subject) pick(play, zone);
  else if (!isBuilding(name)) look(play, name === subject ? "" : name);
}

/** Make the move that is composed. @param {Play} play */
export function confirm(play) {
  const move = composed(play);
  if (!move || !play.mayMove) return;
  made.value = { ...intentOf(play), sent: true };
  choice.commit(move, play);
}
