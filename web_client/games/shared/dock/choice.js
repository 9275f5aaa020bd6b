// A move that is composed in steps: an action, its target, and a confirmation if it can't be undone.

/** @import { Choice, ChoiceRules, Group, ReadMove, Step } from "../types.js" */
/** @import { Play } from "../../types.js" */

import { signal } from "../../../lib/index.js";

/** @type {Choice<any>} */
const NOTHING = { legal: [], key: null, target: null, asked: null };

/**
 * The choice of moves in one game. A choice lasts as long as the decision does: until the player has moved, or may do
 * something else. So only the answer to a move changes the screen.
 * @template {ReadMove} Move
 * @template {Group<Move>} Grouped
 */
export class MoveChoice {
  /** @param {ChoiceRules<Move, Grouped>} rules */
  constructor(rules) {
    this.rules = rules;
    /** What was chosen last. */
    this.made = signal(/** @type {Choice<Move>} */ (NOTHING));
    /** The last step computed, because the board, the hand and the dock all ask for it. */
    this.found = { legal: NOTHING.legal, made: NOTHING, step: this.stepAt([], NOTHING) };
  }

  /**
   * Return how far the choice has come, and what can be chosen next.
   * @param {Pick<Play, "legal">} play
   */
  step(play) {
    const { legal } = play;
    const made = this.#current(play);
    const { found } = this;
    if (found.legal !== legal || found.made !== made) this.found = { legal, made, step: this.stepAt(legal, made) };
    return this.found.step;
  }

  /**
   * Return the step after a choice among legal moves.
   * @param {string[]} legal
   * @param {Pick<Choice<Move>, "key" | "target" | "asked">} made
   * @returns {Step<Move, Grouped>}
   */
  stepAt(legal, { key, target, asked }) {
    const groups = this.rules.group(legal);
    const forced = groups.length === 1 && this.rules.isForced(groups[0]);
    const chosen = forced ? groups[0] : (groups.find((one) => one.key === key) ?? null);
    const moves = chosen?.moves ?? [];
    return {
      groups,
      group: chosen,
      forced,
      targets: target || asked ? new Map() : targetsOf(moves),
      options: moves.filter((move) => (target ? move.target === target : !move.target && !move.composed)),
      target,
      asked,
    };
  }

  /** Choose an action. Send it at once if there is nothing else to choose. @param {Grouped} group @param {Play} play */
  chooseGroup(group, play) {
    if (isWhole(group)) this.propose(group.moves[0], play);
    else this.made.value = { ...NOTHING, legal: play.legal, key: group.key };
  }

  /** Choose a target among those that the step offers. @param {string} target @param {Play} play */
  chooseTarget(target, play) {
    const { group, targets } = this.step(play);
    const moves = targets.get(target) ?? [];
    if (moves.length === 1) this.propose(moves[0], play);
    else if (moves.length)
      this.made.value = { ...this.#current(play), legal: play.legal, key: group?.key ?? null, target };
  }

  /** Make a move, or ask first. @param {Move} move @param {Play} play */
  propose(move, play) {
    if (this.rules.asksFirst(move, play)) this.made.value = { ...this.#current(play), legal: play.legal, asked: move };
    else this.commit(move, play);
  }

  /**
   * Send a move. The choice stays on the screen until the answer comes, and returns if the move is refused.
   * @param {Move} move
   * @param {Play} play
   */
  commit(move, play) {
    play.move(move.text);
  }

  /** Undo the last step of the choice. @param {Play} play */
  stepBack(play) {
    const made = this.#current(play);
    if (made.asked) this.made.value = { ...made, asked: null, ...(made.asked.isGroup && { key: null }) };
    else if (made.target) this.made.value = { ...made, target: null };
    else this.made.value = NOTHING;
  }

  /** @param {Pick<Play, "legal">} play @returns {Choice<Move>} */
  #current({ legal }) {
    const made = this.made.value;
    return made.legal === legal ? made : NOTHING;
  }
}

/**
 * Return whether a group settles the move by itself.
 * @template {ReadMove} Move
 * @param {Group<Move>} group
 */
export const isWhole = ({ moves: [only, ...others] }) => !others.length && !only.target && !only.composed;

/**
 * Return moves by how they begin, in the order of the first of each group.
 * @template {ReadMove} Move
 * @template More
 * @param {Move[]} moves
 * @param {(move: Move) => string} keyOf
 * @param {(move: Move) => More} more what a group has of its first move
 * @returns {(Group<Move> & More)[]}
 */
export function groupedBy(moves, keyOf, more) {
  /** @type {Map<string, Group<Move> & More>} */
  const groups = new Map();
  for (const move of moves) {
    const key = keyOf(move);
    const known = groups.get(key);
    if (known) known.moves.push(move);
    else groups.set(key, { key, moves: [move], ...more(move) });
  }
  return [...groups.values()];
}

/**
 * @template {ReadMove} Move
 * @param {Move[]} moves
 */
function targetsOf(moves) {
  /** @type {Map<string, Move[]>} */
  const targets = new Map();
  for (const move of moves) {
    if (move.target) targets.set(move.target, [...(targets.get(move.target) ?? []), move]);
  }
  return targets;
}
