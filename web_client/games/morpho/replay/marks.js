/** @import { WireEvent } from "../../../net/wire.js" */
/** @import { Mark } from "../../types.js" */

/** How much an event weighs in a round, and its emblem. @type {Record<string, [emblem: string, weight: number]>} */
const WEIGHTS = {
  job_changed: ["change", 0.5],
  swapped: ["swap", 0.6],
  transmit_began: ["transmit", 0.6],
  invested: ["invest", 0.6],
  blocked: ["block", 0.65],
  guarded: ["guard", 0.7],
  intercepted: ["intercept", 0.75],
  escape_tried: ["escape", 0.8],
  perception_began: ["perceive", 0.8],
  report_began: ["report", 0.8],
  detonation_began: ["detonate", 0.9],
  assassinated: ["assassinate", 0.9],
  bombed: ["detonate", 0.9],
  sniped: ["snipe", 0.9],
  mission_activated: ["mission", 0.9],
  indicated: ["mission", 0.95],
};

/** Return how a step is marked: by the event that weighs most. @param {WireEvent[]} events @returns {Mark | null} */
export function mark(events) {
  const known = events.map(({ kind }) => WEIGHTS[kind]).filter(Boolean);
  if (!known.length) return null;
  const [emblem, weight] = known.reduce((most, next) => (next[1] > most[1] ? next : most));
  return { picture: `i-${emblem}`, weight };
}
