/** @import { WireEvent } from "../net/wire.js" */
/** @import { Act } from "./types.js" */

/**
 * Report each event when its motion begins. An event without motion is reported together with the one before it, or at
 * once if it is the first. An act that reports its event itself does it when that is seen.
 * @param {Act[]} acts
 * @param {WireEvent[]} events in their order, those of the acts among them
 * @param {(event: WireEvent) => void} report
 * @returns {Act[]} the acts, which now report their events
 */
export function narrated(acts, events, report) {
  const byEvent = new Map(acts.map((act) => [act.event, act]));
  /** @type {Map<Act, WireEvent[]>} */
  const groups = new Map();
  /** @type {WireEvent[]} */
  const first = [];
  let group = first;
  for (const event of events) {
    const act = byEvent.get(event);
    if (act) {
      group = [];
      groups.set(act, group);
    }
    group.push(event);
  }
  first.forEach(report);
  return acts.map((act) => ({
    ...act,
    draw: (overlay) => {
      groups.get(act)?.forEach((event) => (act.reports && event === act.event) || report(event));
      act.draw(overlay);
    },
  }));
}
