/**
 * @import { WireEvent } from "../net/wire.js"
 * @import { Act } from "./types.js"
 */

/**
 * Have events told when they begin to move; one that moves nothing together with the one before it, or
 * at once if there is none.
 * @param {Act[]} acts
 * @param {WireEvent[]} events in their order, those of the acts among them
 * @param {(event: WireEvent) => void} tell
 * @returns {Act[]} the acts, which now tell of themselves
 */
export function telling(acts, events, tell) {
  const byEvent = new Map(acts.map((act) => [act.event, act]));
  /** @type {Map<Act | null, WireEvent[]>} */
  const told = new Map([[null, []]]);
  let group = told.get(null) ?? [];
  for (const event of events) {
    const act = byEvent.get(event);
    if (act) told.set(act, (group = []));
    group.push(event);
  }
  told.get(null)?.forEach(tell);
  return acts.map((act) => ({
    ...act,
    draw: (stage) => {
      told.get(act)?.forEach(tell);
      act.draw(stage);
    },
  }));
}
