/** @import { Play } from "../../games/types.js" */
/** @import { Place } from "../types.js" */

/**
 * Return the seats by place: the winners first, then the others by points. Those with as many points share a place.
 * @param {Pick<Play, "scores" | "winners">} play
 * @returns {Place[]}
 */
export function rankingOf({ scores, winners }) {
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
  others.sort((one, other) => scores[other] - scores[one]);
  /** @param {number} seat */
  const better = (seat) => others.filter((other) => scores[other] > scores[seat]).length;
  return [
    ...winners.map((seat) => ({ seat, points: scores[seat], place: 1 })),
    ...others.map((seat) => ({ seat, points: scores[seat], place: 1 + winners.length + better(seat) })),
  ];
}
