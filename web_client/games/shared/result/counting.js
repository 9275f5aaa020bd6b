// For what a match is remembered, counted from its events.

/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Highlight } from "../../types.js" */

/** Return the events of a kind. @param {WireEvent[]} events @param {string} kind */
export const ofKind = (events, kind) => events.filter((event) => event.kind === kind);

/**
 * Return who has most of something alone, as a highlight; none if nobody has at least so much.
 * @template {WireEvent} Deed
 * @param {string} kind of the highlight
 * @param {Deed[]} deeds
 * @param {number} least
 * @param {(deed: Deed) => number} [worth] of a deed, 1 by default
 * @returns {Highlight[]}
 */
export function most(kind, deeds, least, worth = () => 1) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const deed of deeds) counts.set(deed.seat, (counts.get(deed.seat) ?? 0) + worth(deed));
  const [[seat, count] = [0, 0], [, second] = [0, 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return count >= least && count > second ? [{ kind, seat, count }] : [];
}

/**
 * Return the greatest single deed, the first of several as great; none if it is not worth so much.
 * @template {Highlight & {count: number}} Deed
 * @param {Deed[]} deeds
 * @param {number} least
 * @returns {Highlight[]}
 */
export function greatest(deeds, least) {
  const count = Math.max(...deeds.map((deed) => deed.count));
  return count >= least ? deeds.filter((deed) => deed.count === count).slice(0, 1) : [];
}

/**
 * Return deeds of the same kind, seat and name as one, whose `count` is that of all.
 * @template {{name: string, seat: number, count: number}} Deed
 * @param {Deed[]} deeds
 * @returns {Deed[]}
 */
export function summed(deeds) {
  /** @type {Map<string, Deed>} */
  const sums = new Map();
  for (const deed of deeds) {
    const key = `${deed.seat} ${deed.name}`;
    sums.set(key, { ...deed, count: deed.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
