/** @import { Update, WireEvent } from "../net/wire.js" */

/**
 * Return what all were told of the last match that is over, from the promise of its secret on; null
 * when that is not all there.
 * @param {Update[]} updates oldest first
 * @returns {WireEvent[] | null}
 */
export function lastMatch(updates) {
  const events = updates.flatMap((update) => update.events ?? []);
  /** @param {string} kind @param {number} before */
  const last = (kind, before) => events.findLastIndex((event, i) => i < before && event.kind === kind);
  const ended = last("match_ended", events.length);
  const prepared = last("match_prepared", last("match_started", ended));
  return prepared < 0 ? null : events.slice(prepared, ended + 1);
}
