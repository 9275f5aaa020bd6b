/** @import { Play } from "../types.js" */

import { useEffect, useState } from "../../lib/index.js";

/** From how many milliseconds on time is short. */
export const SHORT = 10_000;

/** How long a seat that nobody holds has, where nobody else is pressed for time. */
const VACANT = 10_000;

/**
 * Return what a seat has left, in milliseconds: first of the time for the decision, then of its bank.
 * Null if it is not pressed for time. While the table is paused that stands still.
 * @param {Play} play
 * @param {number} seat
 * @param {number} now our clock
 */
export function timeLeft({ deadline, banks, paused, skew }, seat, now) {
  if (!deadline?.seats.includes(seat)) return null;
  const left = deadline.at - (paused ? paused.at : now + skew);
  const bank = deadline.banked ? (banks[seat] ?? 0) : 0;
  return { base: Math.max(0, left), bank: Math.max(0, bank + Math.min(0, left)) };
}

/**
 * Return how much there is at most, of the time for the decision and of the bank.
 * @param {Play} play
 * @param {boolean} reaction
 */
export function mostTime({ options }, reaction) {
  const seconds = reaction ? options.reaction_seconds : options.turn_seconds;
  return { base: 1000 * (seconds ?? 0) || VACANT, bank: 1000 * (options.bank_seconds ?? 0) };
}

/** Return our clock, ticking four times a second while `running`. @param {boolean} running */
export function useClock(running) {
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    if (!running) return undefined;
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
