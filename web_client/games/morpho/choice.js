// A move that is being put together. It holds only as long as the legal moves stay what they are, and once
// it is sent until the position is another one: so the answer alone changes what is on the screen.

/**
 * @import { Choice, Group, Move, Play, Stage } from "./types.js"
 */

import { signal } from "../../lib/index.js";
import { IDENTITIES } from "./identities.js";
import { groupMoves } from "./moves.js";

/** Decisions that leave nothing to choose but their target. */
const DEMANDED = new Set(["indicate", "guard", "intercept", "bomb", "guess", "take", "arrange"]);
/** Moves after which nothing is as before, even if no card is revealed. */
const FATEFUL = new Set(["snipe", "indicate", "guess", "bomb", "assassinate", "swap"]);

/** @type {Choice} */
const NOTHING = { legal: [], key: null, place: null, asked: null };

/** The choice being made on this page. */
export const choice = signal(NOTHING);

/** The choice that was sent last, and the position for which it was made. */
let sent = { made: NOTHING, n: -1 };

/**
 * Return the choice made so far from exactly these legal moves.
 * @param {Pick<Play, "legal" | "n">} play
 * @returns {Choice}
 */
function current({ legal, n }) {
  const made = choice.value;
  const isPast = made === sent.made && n !== sent.n;
  return made.legal === legal && !isPast ? made : NOTHING;
}

/** What was found last: the board, the hand and the dock all ask for it. */
let found = { legal: NOTHING.legal, made: NOTHING, stage: stage([], NOTHING) };

/**
 * Return how far the choice has come.
 * @param {Pick<Play, "legal" | "n">} play
 * @returns {Stage}
 */
export function stageOf(play) {
  const { legal } = play;
  const made = current(play);
  if (found.legal !== legal || found.made !== made) found = { legal, made, stage: stage(legal, made) };
  return found.stage;
}

/**
 * @param {string[]} legal
 * @param {{key: string | null, place: string | null, asked: Move | null}} made
 * @returns {Stage}
 */
export function stage(legal, { key, place, asked }) {
  const groups = groupMoves(legal);
  const forced = groups.length === 1 && DEMANDED.has(groups[0].verb);
  const group = forced ? groups[0] : groups.find((one) => one.key === key) ?? null;
  const moves = group?.moves ?? [];
  return {
    groups,
    group,
    forced,
    targets: place || asked ? new Map() : targetsOf(moves),
    options: moves.filter((move) => (place ? move.place === place : !move.place && !move.gap && !move.lay)),
    place,
    asked,
  };
}

/** @param {Move[]} moves */
function targetsOf(moves) {
  /** @type {Map<string, Move[]>} */
  const targets = new Map();
  for (const move of moves) {
    const target = move.place ?? move.gap;
    if (target) targets.set(target, [...(targets.get(target) ?? []), move]);
  }
  return targets;
}

/**
 * Choose what to do: at once, when that is all there is to say.
 * @param {Group} group
 * @param {Play} play
 */
export function chooseGroup(group, play) {
  const [only] = group.moves;
  const settled = group.moves.length === 1 && !only.place && !only.gap && !only.lay;
  if (settled) propose(only, play);
  else choice.value = { ...NOTHING, legal: play.legal, key: group.key };
}

/**
 * Choose a target among those that the stage offers.
 * @param {string} target
 * @param {Play} play
 */
export function chooseTarget(target, play) {
  const { group, targets } = stageOf(play);
  const moves = targets.get(target) ?? [];
  if (moves.length === 1) propose(moves[0], play);
  else if (moves.length) choice.value = { ...current(play), legal: play.legal, key: group?.key ?? null, place: target };
}

/**
 * Make a move, or ask first when it shows a card or can't be mended.
 * @param {Move} move
 * @param {Play} play
 */
export function propose(move, play) {
  if (asksFirst(move, play)) choice.value = { ...current(play), legal: play.legal, asked: move };
  else commit(move, play);
}

/**
 * Send a move. What was chosen is on the screen until the answer comes, or again if the move is refused.
 * @param {Move} move
 * @param {Play} play
 */
export function commit(move, play) {
  sent = { made: choice.peek(), n: play.n };
  play.move(move.text);
}

/**
 * Take the last step of the choice back.
 * @param {Play} play
 */
export function stepBack(play) {
  const made = current(play);
  if (made.asked) choice.value = { ...made, asked: null, ...(isChip(made.asked) && { key: null }) };
  else if (made.place) choice.value = { ...made, place: null };
  else choice.value = NOTHING;
}

/** @param {Move} move */
const isChip = (move) => !move.place && !move.gap && !move.identity && !move.team;

/**
 * Tell whether a move is asked about before it is sent.
 * @param {Move} move
 * @param {Play} play
 */
export const asksFirst = (move, play) => FATEFUL.has(move.verb) || revealed(move, play).length > 0;

/**
 * Return the own hidden cards that a move shows to everybody, as far as they are known.
 * @param {Move} move
 * @param {Play} play
 * @returns {string[]} slots
 */
export function revealed(move, play) {
  const own = ownCards(play);
  const actors = move.actor ? [move.actor] : own.filter(([, id]) => IDENTITIES[id]?.acts.includes(move.verb)).map(([slot]) => slot);
  return actors.filter((slot) => !(play.view.face_up ?? []).includes(slot));
}

/**
 * @param {Play} play
 * @returns {[slot: string, identity: string][]}
 */
function ownCards(play) {
  if (play.seat === null) return [];
  const letter = String.fromCharCode(65 + play.seat);
  const known = { ...play.view.known, ...play.own?.known };
  return Object.entries(known).filter(([slot]) => slot.startsWith(letter));
}
