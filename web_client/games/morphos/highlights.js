// For what a match of Morphos is remembered.

/** @import { WireEvent } from "../../net/wire.js" */
/** @import { Highlight } from "../types.js" */

import { greatest, most, ofKind } from "../shared/result/counting.js";
import { standing } from "./log/turns.js";
import { isOn, pointAt, spotOf } from "./points.js";

/** Up to how many stones too few a loser was close. */
const CLOSE = 3;

/** Return for what a match is remembered, by its events. @param {WireEvent[]} all @returns {Highlight[]} */
export function highlights(all) {
  const events = standing(all);
  const flips = ofKind(events, "stone_flipped");
  return [
    ...close(events),
    ...most("flips", flips, 2),
    ...greatest(byPoint(flips), 2),
    ...ofKind(events, "colours_swapped").map(({ seat }) => ({ kind: "swap", seat })),
    ...greatest(streaks(events), 3),
  ];
}

/** Return how often each point was flipped, with who did it last. @param {WireEvent[]} flips */
const byPoint = (flips) =>
  [...new Set(flips.map(({ point }) => point))].map((point) => {
    const there = flips.filter((flip) => flip.point === point);
    return { kind: "boomerang", point, seat: there[there.length - 1].seat, count: there.length };
  });

/** Return in how many turns in a row somebody has flipped. @param {WireEvent[]} events */
function streaks(events) {
  const lasting = [0, 0];
  return events.flatMap(({ kind, seat }) => {
    if (kind === "stone_placed") lasting[seat] = 0;
    if (kind !== "stone_flipped") return [];
    lasting[seat] += 1;
    return [{ kind: "streak", seat, count: lasting[seat] }];
  });
}

/** Return how many stones the loser of a chain still lacked. @param {WireEvent[]} events @returns {Highlight[]} */
function close(events) {
  const won = events.find(({ kind, reason }) => kind === "side_won" && reason === "chain");
  const [setup] = ofKind(events, "board_set_up");
  if (!won || !setup) return [];
  const stones = { ...setup.stones };
  for (const { kind, point, colour } of events) if (/^stone_/.test(kind)) stones[point] = colour;
  const count = lacking(stones, setup.size, won.colour === "B" ? "W" : "B");
  return count <= CLOSE ? [{ kind: "close", seat: 1 - won.seat, count }] : [];
}

/**
 * Return how many more stones on empty points would join a side's edges; Infinity where none would.
 * @param {Record<string, string>} stones
 * @param {number} size
 * @param {string} colour
 */
function lacking(stones, size, colour) {
  const all = Array.from({ length: size }, (_, i) => i);
  const costOf = (/** @type {string} */ point) => (stones[point] === colour ? 0 : stones[point] ? Infinity : 1);
  /** @type {Map<string, number>} */
  const reached = new Map();
  let front = all
    .map((i) => (colour === "B" ? pointAt(i, 0) : pointAt(0, i)))
    .map((point) => ({ point, costs: costOf(point) }));
  while (front.length) {
    const next = front.filter(({ point, costs }) => costs < (reached.get(point) ?? Infinity));
    for (const { point, costs } of next) reached.set(point, Math.min(costs, reached.get(point) ?? Infinity));
    front = next.flatMap(({ point, costs }) => {
      const { x, y } = spotOf(point);
      const beside = [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ];
      return beside
        .filter(([toX, toY]) => isOn({ x: toX, y: toY }, size))
        .map(([toX, toY]) => ({ point: pointAt(toX, toY), costs: costs + costOf(pointAt(toX, toY)) }));
    });
  }
  const ends = all.map((i) => (colour === "B" ? pointAt(i, size - 1) : pointAt(size - 1, i)));
  return Math.min(...ends.map((point) => reached.get(point) ?? Infinity));
}
