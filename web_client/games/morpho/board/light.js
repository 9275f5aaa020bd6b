/** @import { Light, Move, Play, TableLight } from "../types.js" */

import { asksFirst, choice } from "../dock/choice.js";

/** If more than this share of the cards is legal, they are lit quietly. */
const CALM = 0.5;

/**
 * Return where light falls.
 * @param {Play} play
 * @returns {TableLight}
 */
export function lightOn(play) {
  const { targets, asked, group, target: chosen } = choice.step(play);
  const aim = chosen && !asked ? [chosen] : aimed(play, asked);
  const picking = targets.size > 0;
  /** @param {string} target @returns {Light} */
  const of = (target) => {
    if (targets.has(target)) return "legal";
    if (aim.includes(target)) return aimOf(target, (asked ?? group)?.verb ?? play.view.decision?.kind);
    if (group?.actor === target || asked?.actor === target) return "selected";
    return picking ? "quiet" : "";
  };
  const legalCards = [...targets.keys()].filter((target) => !target.includes("/"));
  return {
    picking,
    calm: legalCards.length > CALM * (play.view.slots ?? []).length,
    of,
    gaps: [...targets.keys()].filter((target) => target.includes("/")),
    // While cards are being laid, which has a time limit, a tap opens no lookup.
    props: (target) => ({
      light: of(target),
      picking: picking || group?.verb === "arrange",
      ...pick(target, targets.get(target), play),
    }),
  };
}

/**
 * Return how what a move or a decision is about is marked: the gun sight is for shots alone.
 * @param {string} target
 * @param {string | null} [deed]
 * @returns {Light}
 */
function aimOf(target, deed) {
  if (target.includes("/") || deed === "snipe" || deed === "guard") return "aim";
  return deed === "indicate" ? "named" : "selected";
}

/**
 * Return a key that changes whenever a target must be redrawn for its light.
 * @param {string} target
 * @param {TableLight} light
 */
export function lightKey(target, light) {
  const { onPick, ...drawn } = light.props(target);
  return [drawn, Boolean(onPick)];
}

/**
 * Return the props that pick a target, if it may be picked.
 * @param {string} target
 * @param {Move[] | undefined} moves
 * @param {Play} play
 */
function pick(target, moves, play) {
  if (!moves || !play.mayMove) return {};
  const direct = moves.length === 1 && !asksFirst(moves[0], play);
  return { move: direct ? moves[0].text : undefined, onPick: () => choice.chooseTarget(target, play) };
}

/**
 * Return the cards that a move or a decision is about.
 * @param {Play} play
 * @param {Move | null} asked
 * @returns {string[]}
 */
function aimed(play, asked) {
  if (asked) return [asked.target ?? ""];
  const { decision, outcome } = play.view;
  if (outcome || !decision?.kind) return [];
  if (decision.kind === "intercept") return decision.escaping;
  if ("target" in decision) return [decision.target];
  return "slot" in decision ? [decision.slot] : [];
}
