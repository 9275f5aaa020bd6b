// Links to a moment of a round, as somebody saw it: #at=17&eyes=2, the seat counted from 1.

/** @import { Replay } from "./replay.js" */
/** @import { Perspective } from "../types.js" */

/**
 * Return the moment that a link names, counted from 0, and whose perspective; the beginning with all cards if it names none.
 * @param {string} hash
 * @returns {{at: number, perspective: Perspective}}
 */
export function momentIn(hash) {
  const named = new URLSearchParams(hash.slice(1));
  const at = Number.parseInt(named.get("at") ?? "1", 10);
  return { at: at >= 1 ? at - 1 : 0, perspective: perspectiveIn(named.get("eyes") ?? "all") };
}

/** @param {string} named @returns {Perspective} */
function perspectiveIn(named) {
  const seat = Number.parseInt(named, 10);
  if (seat >= 1) return seat - 1;
  return named === "spectator" ? "spectator" : "all";
}

/**
 * Return the part of a link that names the present moment, after what else it says.
 * @param {Replay} replay
 * @param {Record<string, string>} [more]
 */
export function hashOf({ at, perspective, linked }, more = linked) {
  const whose = perspective.value;
  const named = new URLSearchParams({
    ...more,
    at: String(at.value + 1),
    eyes: typeof whose === "number" ? String(whose + 1) : whose,
  });
  return `#${named}`;
}
