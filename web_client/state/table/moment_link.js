// Links to a moment of a round, as somebody saw it: #at=17&eyes=2, the seat counted from 1.

/** @import { Replay } from "./replay.js" */
/** @import { Eyes } from "../types.js" */

/**
 * Return the moment that a link names, counted from 0, and whose eyes; the beginning with all cards if it names none.
 * @param {string} hash
 * @returns {{at: number, eyes: Eyes}}
 */
export function momentIn(hash) {
  const named = new URLSearchParams(hash.slice(1));
  const at = Number.parseInt(named.get("at") ?? "1", 10);
  return { at: at >= 1 ? at - 1 : 0, eyes: eyesIn(named.get("eyes") ?? "all") };
}

/** @param {string} named @returns {Eyes} */
function eyesIn(named) {
  const seat = Number.parseInt(named, 10);
  if (seat >= 1) return seat - 1;
  return named === "spectator" ? "spectator" : "all";
}

/**
 * Return the part of a link that names the present moment, after what else it says.
 * @param {Replay} replay
 * @param {Record<string, string>} [more]
 */
export function hashOf({ at, eyes, linked }, more = linked) {
  const whose = eyes.value;
  const named = new URLSearchParams({
    ...more,
    at: String(at.value + 1),
    eyes: typeof whose === "number" ? String(whose + 1) : whose,
  });
  return `#${named}`;
}
