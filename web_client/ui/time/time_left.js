/** @import { Clock } from "../../games/types.js" */

import { useEffect, useState } from "../../lib/index.js";

/** Below this many milliseconds, time is short. */
export const SHORT = 10_000;

/** How long an empty seat has at a table without time limits, in milliseconds. */
const VACANT = 10_000;

/**
 * Return the time that a seat has left, in milliseconds: first for the decision, then in its bank. Null if it is not on
 * the clock. The time stands still while the table is paused.
 * @param {Clock} clock
 * @param {number} seat
 * @param {number} at our clock
 */
export function timeLeft({ deadline, banks, paused, skew }, seat, at) {
  if (!deadline?.seats.includes(seat)) return null;
  const left = deadline.at - (paused ? paused.at : at + skew);
  const bank = deadline.banked ? (banks[seat] ?? 0) : 0;
  return { base: Math.max(0, left), bank: Math.max(0, bank + Math.min(0, left)) };
}

/**
 * Return the full time for the decision and the full bank.
 * @param {Clock} clock
 * @param {boolean} reaction
 */
export function mostTime({ options }, reaction) {
  const seconds = reaction ? options.reaction_seconds : options.turn_seconds;
  return { base: 1000 * (seconds ?? 0) || VACANT, bank: 1000 * (options.bank_seconds ?? 0) };
}

/** Return our clock, ticking four times a second while `running`. @param {boolean} running */
export function useClock(running) {
  const [at, tick] = useState(performance.now());
  useEffect(() => {
    if (!running) return undefined;
    tick(performance.now());
    const timer = setInterval(() => tick(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return at;
}
