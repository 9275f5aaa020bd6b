// A move that is put together in steps: what to do, with or to what, and a question where there is no way back.

/** @import { Choice, ChoiceRules, Group, ReadMove, Stage, Steps } from "./types.js" */
/** @import { Play } from "../../ui/types.js" */

import { signal } from "../../lib/index.js";

/**
 * Return the choice of moves in one game. A choice holds only while the legal moves stay what they are, and once
 * it is sent until the position is another: so the answer alone changes what is on the screen.
 * @template {ReadMove} Move
 * @template {Group<Move>} Grouped
 * @param {ChoiceRules<Move, Grouped>} rules
 * @returns {Steps<Move, Grouped>}
 */
export function movesInSteps({ group, isForced, asksFirst }) {
  /** @type {Choice<Move>} */
  const nothing = { legal: [], key: null, target: null, asked: null };
  const choice = signal(nothing);
  /** The choice that was sent last, and the position for which it was made. */
  let sent = { made: nothing, n: -1 };
  /** What was found last: the board, the hand and the dock all ask for it. */
  let found = { legal: nothing.legal, made: nothing, stage: stage([], nothing) };

  /** @param {Pick<Play, "legal" | "n">} play */
  function current({ legal, n }) {
    const made = choice.value;
    const isPast = made === sent.made && n !== sent.n;
    return made.legal === legal && !isPast ? made : nothing;
  }

  /**
   * @param {string[]} legal
   * @param {Pick<Choice<Move>, "key" | "target" | "asked">} made
   * @returns {Stage<Move, Grouped>}
   */
  function stage(legal, { key, target, asked }) {
    const groups = group(legal);
    const forced = groups.length === 1 && isForced(groups[0]);
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

  /** @param {Pick<Play, "legal" | "n">} play */
  function stageOf(play) {
    const { legal } = play;
    const made = current(play);
    if (found.legal !== legal || found.made !== made) found = { legal, made, stage: stage(legal, made) };
    return found.stage;
  }

  /** @param {Move} move @param {Play} play */
  function commit(move, play) {
    sent = { made: choice.peek(), n: play.n };
    play.move(move.text);
  }

  /** @param {Move} move @param {Play} play */
  function propose(move, play) {
    if (asksFirst(move, play)) choice.value = { ...current(play), legal: play.legal, asked: move };
    else commit(move, play);
  }

  return {
    stage,
    stageOf,
    commit,
    propose,
    chooseGroup(group, play) {
      const [only] = group.moves;
      if (isWhole(group)) propose(only, play);
      else choice.value = { ...nothing, legal: play.legal, key: group.key };
    },
    chooseTarget(target, play) {
      const { group, targets } = stageOf(play);
      const moves = targets.get(target) ?? [];
      if (moves.length === 1) propose(moves[0], play);
      else if (moves.length) choice.value = { ...current(play), legal: play.legal, key: group?.key ?? null, target };
    },
    stepBack(play) {
      const made = current(play);
      if (made.asked) choice.value = { ...made, asked: null, ...(made.asked.isGroup && { key: null }) };
      else if (made.target) choice.value = { ...made, target: null };
      else choice.value = nothing;
    },
  };
}

/**
 * Return whether choosing a group says all there is to say.
 * @template {ReadMove} Move
 * @param {Group<Move>} group
 */
export const isWhole = ({ moves: [only, ...others] }) => !others.length && !only.target && !only.composed;

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
